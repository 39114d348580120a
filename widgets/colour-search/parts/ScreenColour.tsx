import type { Lab } from '../../../src/domain/color/lab.ts';
import { labOfRgb } from '../../../src/domain/color/lab-of-rgb.ts';
import { rgbOfLab } from '../../../src/domain/color/rgb-of-lab.ts';
import { hexNotation } from '../../../src/lib/text/hex-notation.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Field } from '../../../src/ui/field/Field.tsx';
import { useFieldControl } from '../../../src/ui/field/FieldContext.ts';
import { rgbOfHex } from '../rules/rgb-of-hex.ts';
import { colourTexts } from '../texts/colour-search.ts';

/** Shown before there is a colour. */
const GREY: Lab = { L: 50, a: 0, b: 0 };

interface ScreenColourProps {
  /** The colour of the fields, if they have one. */
  lab: Lab | undefined;
  onChoose: (lab: Lab) => void;
}

/** Shows the colour, and takes a screen colour as a start. */
export function ScreenColour({ lab, onChoose }: ScreenColourProps) {
  const text = useTexts(colourTexts);
  return (
    <div className="ce-start-colour">
      <Field label={text('colour.screen')} hint={text('colour.screen.note')}>
        <ColourInput value={hexNotation(rgbOfLab(lab ?? GREY))} onChoose={onChoose} />
      </Field>
    </div>
  );
}

interface ColourInputProps {
  /** `#rrggbb` */
  value: string;
  onChoose: (lab: Lab) => void;
}

function ColourInput({ value, onChoose }: ColourInputProps) {
  const control = useFieldControl({});
  return (
    <input
      {...control}
      type="color"
      className="ce-screen-colour"
      value={value}
      onChange={({ currentTarget }) => onChoose(rounded(labOfRgb(rgbOfHex(currentTarget.value))))}
    />
  );
}

/** A screen colour is not known better. */
function rounded({ L, a, b }: Lab): Lab {
  const round = (value: number) => Math.round(value * 10) / 10 + 0;
  return { L: round(L), a: round(a), b: round(b) };
}
