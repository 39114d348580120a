import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { listingControlTexts } from '../../texts/controls.ts';
import { typedDate } from './typed-date.ts';

/** Each key in a date field may produce a date: the year 2 on the way to 2026. */
const PAUSE = 600;

export interface DateFieldProps {
  /** The selected day as yyyy-mm-dd; empty for none. */
  day: string;
  /** Called when a day was entered, or the field was cleared. */
  onChange: (day: string | undefined) => void;
}

/**
 * The browser's native date field. Reports a day after a pause, on Enter, or on blur. A day that does not exist shows
 * an error and is not reported. Typed text is never overwritten while the field has focus.
 */
export function DateField({ day, onChange }: DateFieldProps) {
  const id = useId();
  const text = useTexts(listingControlTexts);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const input = field.current;
    if (!input || (input.getRootNode() as Document | ShadowRoot).activeElement === input) return;
    input.value = day;
    setWrong(false);
  }, [day]);

  const report = () => {
    clearTimeout(timer.current);
    const typed = field.current && typedDate(field.current);
    setWrong(typed === 'wrong');
    if (!typed || typed === 'wrong') return;
    const next = typed === 'nothing' ? '' : typed.day;
    if (next !== day) onChange(next || undefined);
  };
  const reportLater = () => {
    clearTimeout(timer.current);
    if (field.current && typedDate(field.current) !== 'wrong') timer.current = setTimeout(report, PAUSE);
  };
  return (
    <div className="ce-facet__date ce-stack ce-gap-1">
      <label htmlFor={id} className="ce-meta">
        {text('listing.date.since')}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        max="9999-12-31"
        className="ce-facet__field ce-box"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        defaultValue={day}
        onChange={reportLater}
        onBlur={report}
        onKeyDown={({ key }) => key === 'Enter' && report()}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="ce-listing__error">
          {text('listing.date.wrong')}
        </p>
      )}
    </div>
  );
}
