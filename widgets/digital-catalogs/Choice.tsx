import { classNames } from '../../src/lib/class-names.ts';

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  label: string;
  options: readonly { value: Value; title: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice between few values, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={label} className={classNames('ce-catalogs__choice', className)}>
      {options.map(({ value: each, title }) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {title}
        </button>
      ))}
    </div>
  );
}
