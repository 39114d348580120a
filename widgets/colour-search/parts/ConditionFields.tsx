import { type Light, lightText } from '../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS } from '../../../src/domain/color/color-limits.ts';
import type { MediumOption } from '../../../src/domain/color/compared-medium.ts';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { Select } from '../../../src/ui/field/Select.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { defaultLight, type Faults, type TypedSearch } from '../rules/typed-search.ts';
import { colourTexts } from '../texts/colour-search.ts';
import { MediumSelect } from './MediumSelect.tsx';
import { faultText } from './ValueFields.tsx';

/** Illuminants that measuring instruments know, and fields of view of the CIE standard observers. */
const ILLUMINANTS = ['D65', 'D50', 'A', 'C', 'F2', 'F7', 'F11', 'TL84'];
const OBSERVERS = ['10°', '2°'];

interface ConditionFieldsProps {
  typed: TypedSearch;
  faults: Faults;
  /** `undefined` until the service has said what it measures. */
  measured: MeasuredConditions | undefined;
  media: readonly MediumOption[];
  /** Code of the medium, where none is chosen. */
  medium: string;
  onChange: (changed: Partial<TypedSearch>) => void;
}

/** The medium and shade of ours, the light of the measurement, and how near ours must be. */
export function ConditionFields({ typed, faults, measured, media, medium, onChange }: ConditionFieldsProps) {
  const text = useTexts(colourTexts);
  const light = defaultLight(measured);
  const { shades = [], lights = [light] } = measured ?? {};
  const choice = (key: keyof TypedSearch) =>
    faults[key] === 'choice' ? text('colour.fault.choice', { value: typed[key] }) : undefined;
  const only = (key: keyof Light) =>
    faults[key] === 'light'
      ? text('colour.fault.light', { values: [...new Set(lights.map((each) => each[key]))].join(', ') })
      : undefined;
  const options = (known: readonly string[], measuredIn: readonly string[], value: string) =>
    [...new Set([...measuredIn, ...known, ...(value ? [value] : [])])].map((each) => ({
      value: each,
      title: each,
    }));
  const shadeOptions = (['masstone', 'tint'] as const).map((key) => ({
    value: key,
    title: shades.find((shade) => shade.key === key)?.title ?? text(`colour.shade.${key}`),
  }));
  return (
    <>
      <div className="ce-colour-form__medium">
        <Field label={text('colour.medium')} error={choice('medium')}>
          <MediumSelect
            value={typed.medium || medium}
            media={media}
            onChange={(chosen) => onChange({ medium: chosen })}
          />
        </Field>
      </div>
      <Field label={text('colour.shade')} error={choice('shade')}>
        <Select
          value={typed.shade}
          options={shadeOptions}
          unsorted
          placeholder={null}
          titleOf={(value) => value}
          onChange={({ currentTarget }) => onChange({ shade: currentTarget.value })}
        />
      </Field>
      <Field label={text('colour.illuminant')} error={only('illuminant')}>
        <Select
          value={typed.illuminant || light.illuminant}
          options={options(
            ILLUMINANTS,
            lights.map((each) => each.illuminant),
            typed.illuminant,
          )}
          unsorted
          placeholder={null}
          onChange={({ currentTarget }) => onChange({ illuminant: currentTarget.value })}
        />
      </Field>
      <Field label={text('colour.observer')} error={only('observer')}>
        <Select
          value={typed.observer || light.observer}
          options={options(
            OBSERVERS,
            lights.map((each) => each.observer),
            typed.observer,
          )}
          unsorted
          placeholder={null}
          onChange={({ currentTarget }) => onChange({ observer: currentTarget.value })}
        />
      </Field>
      <Field
        label={text('colour.tolerance')}
        error={faultText(faults.tolerance, text, COLOR_LIMITS.tolerance)}
      >
        <TextInput
          name="tolerance"
          value={typed.tolerance}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ tolerance: currentTarget.value })}
        />
      </Field>
    </>
  );
}

/** The lights in which ours are measured, in words. */
export function lightsText({ lights }: Pick<MeasuredConditions, 'lights'>): string {
  return lights.map(lightText).join('; ');
}
