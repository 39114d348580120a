import { type DragEvent, type FormEvent, useRef } from 'react';
import type { ComparedColors } from '../../../src/domain/color/compared-medium.ts';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { ReadFailed } from '../../../src/outcome/ReadFailed.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import type { Read } from '../../../src/store/reads/useRead.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { FieldGroup } from '../../../src/ui/field/FieldGroup.tsx';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import type { Measurement } from '../rules/pasted/colour.ts';
import { readDecimal } from '../rules/read-decimal.ts';
import {
  assumedOf,
  COORDINATES,
  defaultLight,
  isMeasuredIn,
  type TypedSearch,
} from '../rules/typed-search.ts';
import type { ColourDraft } from '../state/useColourDraft.ts';
import { usePasted } from '../state/usePasted.ts';
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
  const measured = conditions.status === 'ready' ? conditions.value : undefined;
  const media = measured?.media ?? compared.media ?? [];
  const medium = compared.medium?.key ?? media[0]?.key ?? '';
  const { typed, faults, change } = draft;
  const take = ({ name, lab, light }: Measurement) =>
    change({
      ...{ L: String(lab.L), a: String(lab.a), b: String(lab.b), sample: name, assumed: assumedOf(light) },
      ...{ illuminant: light.illuminant ?? '', observer: light.observer ?? '' },
    });
  const pasted = usePasted(take);
  /** Other values are those of another sample, and a light that is chosen is not assumed. */
  const enter = (changed: Partial<TypedSearch>) => {
    const isColour = COORDINATES.some((key) => key in changed);
    const isLight = isColour || 'illuminant' in changed || 'observer' in changed;
    change({ ...changed, ...(isColour && { sample: '' }), ...(isLight && { assumed: '' }) });
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) void pasted.open(file);
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
      onDragOver={drop}
      onDrop={drop}
    >
      <div className="ce-colour-form__start">
        <FieldGroup label={text('colour.values')}>
          <div className="ce-colour-form__values">
            <ValueFields
              {...{ typed, faults }}
              onChange={enter}
              onPaste={(whole) => void pasted.paste(whole)}
            />
          </div>
        </FieldGroup>
        <ScreenColour
          lab={lab}
          onChoose={(chosen) => enter({ L: String(chosen.L), a: String(chosen.a), b: String(chosen.b) })}
        />
      </div>
      <PasteBox pasted={pasted} usual={byDefault} onTake={take} />
      <div className="ce-colour-form__conditions">
        <ConditionFields {...{ typed, faults, measured, media, medium }} onChange={enter} />
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
