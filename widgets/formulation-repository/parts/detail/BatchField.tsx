import { useId } from 'react';
import { useTexts } from '../../../../src/store/hooks.ts';
import { formulationTexts } from '../../texts/formulations.ts';

interface BatchFieldProps {
  value: string;
  /** What is typed is no amount. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** The size of the batch, which changes the masses and nothing else. */
export function BatchField({ value, isWrong, onChange }: BatchFieldProps) {
  const text = useTexts(formulationTexts);
  const id = useId();
  return (
    <div className="ce-formulation__batch">
      <label htmlFor={id}>{text('formulations.batch')}</label>
      <input
        id={id}
        className="ce-formulation__amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-wrong`} className="ce-formulation__wrong" aria-live="polite">
        {isWrong && text('formulations.batch.wrong')}
      </p>
    </div>
  );
}
