import { classNames } from '../../lib/text/class-names.ts';
import { useStyles } from '../base/styles.ts';
import css from './choice.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  label: string;
  options: readonly { value: Value; title: string }[];
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
      {options.map(({ value: each, title }) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {title}
        </button>
      ))}
    </div>
  );
}
