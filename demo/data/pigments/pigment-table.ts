import * as v from 'valibot';
import { numberCell, readCsv } from '../base/read-data.ts';

const lab = { lab_L: numberCell, lab_a: numberCell, lab_b: numberCell };
const noLab = { lab_L: v.literal(''), lab_a: v.literal(''), lab_b: v.literal('') };
const text = v.pipe(v.string(), v.nonEmpty());

const facts = v.object({
  ci_code: text,
  ci_generic_name: text,
  ci_constitution_number: v.string(),
  common_name: text,
  colour_family: text,
  cas: v.string(),
  chemical_class: text,
  lightfastness_astm: v.string(),
  lightfastness_blue_wool_plastics: v.string(),
  transparency: v.string(),
  e_number: v.string(),
  restriction_note: v.string(),
});

/** Colours are complete or absent. */
const row = v.pipe(
  v.union([v.object({ ...facts.entries, ...lab }), v.object({ ...facts.entries, ...noLab })]),
  v.transform((cells) => ({
    /** Such as `PR254`, or `FX-NM-01` of an effect pigment. */
    code: cells.ci_code,
    genericName: cells.ci_generic_name,
    constitution: cells.ci_constitution_number,
    commonName: cells.common_name,
    /** Hue family: a key of the colour filter. */
    family: cells.colour_family,
    cas: cells.cas,
    /** In the words of the literature. */
    chemicalClass: cells.chemical_class,
    lab: cells.lab_L === '' ? undefined : { L: cells.lab_L, a: cells.lab_a, b: cells.lab_b },
    astmLightfastness: cells.lightfastness_astm,
    blueWool: cells.lightfastness_blue_wool_plastics,
    transparency: cells.transparency,
    eNumber: cells.e_number,
    restriction: cells.restriction_note,
  })),
);

/** A row of pigments.csv: facts about a Colour Index pigment. Unknown facts are empty. */
export type PigmentRow = v.InferOutput<typeof row>;

/** Reads the table of Colour Index pigments. */
export function readPigmentTable(): PigmentRow[] {
  return readCsv('pigments/pigments.csv', row);
}

/** Reads a table of colours by Colour Index code. */
export function readColours(file: 'illustrative-colours' | 'undertones') {
  const rows = readCsv(`pigments/${file}.csv`, v.strictObject({ ci_code: text, ...lab }));
  return new Map(rows.map(({ ci_code, lab_L, lab_a, lab_b }) => [ci_code, { L: lab_L, a: lab_a, b: lab_b }]));
}
