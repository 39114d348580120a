import { useId } from 'react';
import type { SelectOption } from '../../lib/select-option.ts';
import { useStyles } from '../base/styles.ts';
import css from './choice.css';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldTexts } from './FieldHeading.tsx';
import { onLeave } from './on-leave.ts';

export interface RadioOption extends SelectOption {
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts {
  id?: string;
  options: readonly RadioOption[];
  /** Selected value; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Lays options out side by side. @default false */
  inline?: boolean;
}

/** A choice between a few visible options. */
export function RadioGroup({ options, value, onChange, onBlur, inline = false, ...field }: RadioGroupProps) {
  useStyles(css);
  const name = useId();
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className="ce-choices ce-stack" data-inline={inline || undefined} {...onLeave(onBlur)}>
        {options.map((option, index) => {
          const id = `${name}-${index}`;
          return (
            <div key={option.value} className="ce-choice">
              <input
                id={id}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.hint && `${id}-hint`}
                onChange={() => onChange(option.value)}
                className="ce-choice__box ce-choice__box--round"
              />
              <div className="ce-choice__text">
                <label htmlFor={id} className="ce-choice__label">
                  {option.title}
                </label>
                {option.hint && (
                  <div id={`${id}-hint`} className="ce-choice__hint ce-meta">
                    {option.hint}
                  </div>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
