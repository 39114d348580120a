import { classNames } from '../../lib/text/class-names.ts';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import css from './choice.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  label: string;
  /** One with an icon shows it in place of its title. */
  options: readonly { value: Value; title: string; icon?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  className?: string;
}

/** A choice between few values, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
  className,
}: ChoiceProps<Value>) {
  useStyles(css);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      className={classNames('ce-segments ce-box ce-screen', `ce-segments--${size}`, className)}
    >
      {options.map(({ value: each, title, icon }) => (
        <button
          key={each}
          type="button"
          aria-label={icon && title}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {icon ? <Icon path={icon} /> : title}
        </button>
      ))}
    </div>
  );
}
