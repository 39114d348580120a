import { type FormEvent, useRef, useState } from 'react';
import type { ComparedColors } from '../../../src/domain/color/compared-medium.ts';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { ReadFailed } from '../../../src/outcome/ReadFailed.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import type { Read } from '../../../src/store/reads/useRead.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import { COORDINATES } from '../rules/lab-labels.ts';
import { readDecimal } from '../rules/read-decimal.ts';
import { type Measurement, readMeasurements } from '../rules/read-measurements.ts';
import { defaultLight, isMeasuredIn } from '../rules/typed-search.ts';
import type { ColourDraft } from '../state/useColourDraft.ts';
import { colourTexts } from '../texts/colour-search.ts';
import { ConditionFields, lightsText } from './ConditionFields.tsx';
import { LightNote } from './LightNote.tsx';
import { PasteBox } from './PasteBox.tsx';
import { ScreenColour } from './ScreenColour.tsx';
import { ValueFields } from './ValueFields.tsx';

interface ColourFormProps {
  draft: ColourDraft;
  conditions: Read<MeasuredConditions>;
  /** What the last answer says of its comparison. */
  compared: ComparedColors;
}

/** Share of the window below which the results, which follow the button, would be seen too little. */
const LOW = 0.7;

/** The colour and the conditions of its comparison. Searches only when asked to. */
export function ColourForm({ draft, conditions, compared }: ColourFormProps) {
  const text = useTexts(colourTexts);
  const form = useRef<HTMLFormElement>(null);
  const [pasted, setPasted] = useState('');
  const measured = conditions.status === 'ready' ? conditions.value : undefined;
  const media = measured?.media ?? compared.media ?? [];
  const medium = compared.medium?.key ?? media[0]?.key ?? '';
  const { typed, faults, change } = draft;
  const take = ({ lab, light }: Measurement) =>
    change({ L: String(lab.L), a: String(lab.a), b: String(lab.b), ...light });
  const read = (whole: string) => {
    setPasted(whole);
    const [first, ...others] = readMeasurements(whole).measurements;
    if (first && others.length === 0) take(first);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = draft.submit({ medium: typed.medium || medium });
    if (!wrong) {
      showResults(form.current);
      return;
    }
    // The fields are marked once React has rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const values = COORDINATES.map((key) => readDecimal(typed[key]));
  const [L, a, b] = values;
  const lab = L === undefined || a === undefined || b === undefined ? undefined : { L, a, b };
  const byDefault = defaultLight(measured);
  const isOtherLight =
    measured &&
    !isMeasuredIn(
      {
        illuminant: typed.illuminant || byDefault.illuminant,
        observer: typed.observer || byDefault.observer,
      },
      measured.lights,
    );
  return (
    <form
      ref={form}
      className="ce-colour-form ce-screen"
      aria-label={text('colour.label')}
      noValidate
      onSubmit={submit}
    >
      <div className="ce-colour-form__start">
        <FieldGroup label={text('colour.values')}>
          <div className="ce-colour-form__values">
            <ValueFields {...{ typed, faults }} onChange={change} onPaste={read} />
          </div>
        </FieldGroup>
        <ScreenColour
          lab={lab}
          onChoose={(chosen) => change({ L: String(chosen.L), a: String(chosen.a), b: String(chosen.b) })}
        />
      </div>
      <PasteBox text={pasted} onText={read} onTake={take} />
      <div className="ce-colour-form__conditions">
        <ConditionFields {...{ typed, faults, measured, media, medium }} onChange={change} />
        <Button type="submit" variant="primary" icon={searchIcon}>
          {text('colour.submit')}
        </Button>
      </div>
      {isOtherLight && measured && (
        <LightNote measured={text('colour.light.title', { light: lightsText(measured) })} />
      )}
      <ReadFailed read={conditions} variant="line" words={{ title: text('colour.conditions.failed') }} />
    </form>
  );
}

/** Brings the button to the top of a small window; it keeps the focus. */
function showResults(form: HTMLFormElement | null): void {
  const button = form?.querySelector('[type="submit"]');
  if (button && button.getBoundingClientRect().bottom > innerHeight * LOW)
    button.scrollIntoView({ block: 'start' });
}
