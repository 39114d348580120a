import { COLOR_LIMITS } from '../../../src/domain/color/color-limits.ts';
import { formatNumber } from '../../../src/domain/format/format-number.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import type { Translate } from '../../../src/texts/translate.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { readDecimal } from '../rules/read-decimal.ts';
import { COORDINATES, type Faults, type TypedSearch } from '../rules/typed-search.ts';
import { colourTexts } from '../texts/colour-search.ts';

interface ValueFieldsProps {
  typed: TypedSearch;
  faults: Faults;
  onChange: (changed: Partial<TypedSearch>) => void;
  /** Called with a pasted text that is more than a number. */
  onPaste: (text: string) => void;
}

/** L*, a* and b*. A measurement that is pasted into one of them fills all. */
export function ValueFields({ typed, faults, onChange, onPaste }: ValueFieldsProps) {
  const text = useTexts(colourTexts);
  return COORDINATES.map((key) => (
    <Field key={key} label={`${key}*`} error={faultText(faults[key], text, COLOR_LIMITS[key])}>
      <TextInput
        name={key}
        value={typed[key]}
        autoComplete="off"
        // The keypads of phones for numbers have no minus.
        inputMode={key === 'L' ? 'decimal' : 'text'}
        onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (readDecimal(pasted) !== undefined) return;
          event.preventDefault();
          onPaste(pasted);
        }}
      />
    </Field>
  ));
}

/** What is wrong with a number, and what is expected. */
export function faultText(
  fault: Faults[keyof Faults],
  text: Translate<typeof colourTexts>,
  { min, max }: { min: number; max: number },
): string | undefined {
  if (fault === 'range')
    return text('colour.fault.range', { min: formatNumber(min), max: formatNumber(max) });
  return fault === 'missing' || fault === 'number' ? text(`colour.fault.${fault}`) : undefined;
}
