import { useId } from 'react';
import { useTexts } from '../../../../src/store/hooks.ts';
import { formulationTexts } from '../../texts/formulations.ts';

interface BatchFieldProps {
  value: string;
  /** Whether the input is not an amount. */
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** Input for the size of the batch, which only changes the masses. */
export function BatchField({ value, isWrong, onChange }: BatchFieldProps) {
  const text = useTexts(formulationTexts);
  const id = useId();
  return (
    <div className="ce-cluster ce-gap-2">
      <label htmlFor={id} className="ce-meta">
        {text('formulations.batch')}
      </label>
      <input
        id={id}
        className="ce-formulation__amount ce-box"
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
