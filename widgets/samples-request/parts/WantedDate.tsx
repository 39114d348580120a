import { firstWorkingDay } from '../../../src/domain/requests/first-working-day.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { Controlled } from '../../../src/ui/form/Controlled.tsx';
import type { HookFormHandle } from '../../../src/ui/form/useHookForm.ts';
import { samplesRequestTexts } from '../texts.ts';
import { earliestDate, type SamplesValues, WRONG_DATE } from './samples-values.ts';

/** The day by which the samples are wanted, in the reader's calendar: the browser's native date field. */
export function WantedDate({ form }: { form: HookFormHandle<SamplesValues> }) {
  const text = useTexts(samplesRequestTexts);
  return (
    <div className="ce-request__grid">
      <Field {...form.field('wantedDate')} hint={text('samplesRequest.date.hint', { date: earliestDate() })}>
        <Controlled form={form} name="wantedDate">
          {({ value, onChange, onBlur }) => {
            const read = (input: HTMLInputElement) => {
              // An incomplete date has no value: it must not pass for none.
              const typed = input.validity.badInput ? WRONG_DATE : input.value;
              if (typed !== value) onChange(typed, 'input');
            };
            return (
              <TextInput
                type="date"
                name="wantedDate"
                autoComplete="off"
                min={firstWorkingDay(new Date())}
                max="9999-12-31"
                defaultValue={value === WRONG_DATE ? '' : value}
                onChange={({ target }) => read(target)}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && read(currentTarget)}
                onBlur={({ currentTarget }) => {
                  read(currentTarget);
                  onBlur();
                }}
              />
            );
          }}
        </Controlled>
      </Field>
    </div>
  );
}
