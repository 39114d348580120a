import type { Lab } from '../base/color.ts';
import type { Chemistry } from '../chemistry/chemistry.ts';
import { chemistry, chemistryOfClass } from '../chemistry/chemistry-of.ts';
import { type EffectPigment, effectPigments } from './effect-pigments.ts';
import { type PigmentRow, readColours, readPigmentTable } from './pigment-table.ts';

/** The pigment that products are grades of: a Colour Index pigment or an effect pigment. */
export interface Base extends Omit<PigmentRow, 'lab' | 'genericName'> {
  /** Colour Index generic name; the composition of an effect pigment. */
  colorIndex: string;
  chemistry: Chemistry;
  masstone: Lab;
  /** The masstone was chosen by eye, since no published measurement was available. */
  isIllustrative: boolean;
  /** Colour of the tint where the masstone looks nearly black. */
  undertone: Lab | undefined;
  effect: EffectPigment | undefined;
}

/** Shown first in the catalogue, so that its first page shows a full range of colours. */
const SHOWCASE =
  'PR254 PB15:3 PY184 PG7 PV23 PO73 PR122 PY151 FX-AF-05 PB28 PR101 PY139 PG50 PV19 PR179 FX-NM-01 PB60 PY83 PO64 PR170 FX-SF-01 PB29 PW6 PBk7 PR57:1 PY42 FX-GF-02'.split(
    ' ',
  );

/** All pigments with products, in catalogue order. */
export function readBases(): Base[] {
  const illustrative = readColours('illustrative-colours');
  const undertones = readColours('undertones');
  const all = [
    ...readPigmentTable().map((row) => baseOfRow(row, illustrative, undertones)),
    ...effectPigments.map(baseOfEffect),
  ];
  const rankOf = (base: Base) =>
    SHOWCASE.includes(base.code) ? SHOWCASE.indexOf(base.code) : SHOWCASE.length;
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function baseOfRow(row: PigmentRow, illustrative: Map<string, Lab>, undertones: Map<string, Lab>): Base {
  const { lab, genericName, ...facts } = row;
  const masstone = lab ?? illustrative.get(row.code);
  if (!masstone) throw new RangeError(`No colour for ${row.code}`);
  return {
    ...facts,
    colorIndex: genericName,
    chemistry: chemistryOfClass(row.chemicalClass),
    masstone,
    isIllustrative: !lab,
    undertone: undertones.get(row.code),
    effect: undefined,
  };
}

function baseOfEffect(effect: EffectPigment): Base {
  const flake = chemistry(effect.flake);
  return {
    code: effect.code,
    colorIndex: effect.composition,
    commonName: effect.shade,
    constitution: '',
    cas: '',
    chemistry: flake,
    chemicalClass: flake.title,
    family: effect.family,
    masstone: effect.lab,
    isIllustrative: true,
    undertone: undefined,
    transparency: effect.effect === 'metallic' ? 'opaque' : 'semi-transparent',
    astmLightfastness: '',
    blueWool: '8',
    // Iron oxide on mica is the pair of food colours E 172 on E 555.
    eNumber: effect.flake === 'natural-mica' && /^[^,]+, iron oxide/.test(effect.composition) ? 'E172' : '',
    restriction: '',
    effect,
  };
}
