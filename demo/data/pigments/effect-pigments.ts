import * as v from 'valibot';
import { numberCell, readCsv } from '../base/read-data.ts';

const row = v.pipe(
  v.strictObject({
    code: v.string(),
    flake: v.string(),
    shade: v.string(),
    colour_family: v.string(),
    effect: v.picklist(['pearl', 'interference', 'color-travel', 'sparkle', 'metallic', 'satin']),
    composition: v.string(),
    lab_L: numberCell,
    lab_a: numberCell,
    lab_b: numberCell,
    flake_um_min: numberCell,
    flake_um_max: numberCell,
  }),
  v.transform((cells) => ({
    /** Such as `FX-NM-01`. */
    code: cells.code,
    /** Key of its chemistry, which names the flake. */
    flake: cells.flake,
    /** Such as `Interference Blue`. */
    shade: cells.shade,
    /** Composition, with Colour Index constitution numbers. */
    composition: cells.composition,
    /** Hue family, as in the colour filter. */
    family: cells.colour_family,
    effect: cells.effect,
    /** Colour at 25° from the gloss angle. */
    lab: { L: cells.lab_L, a: cells.lab_a, b: cells.lab_b },
    /** Smallest and largest flake in µm. */
    flakeSize: [cells.flake_um_min, cells.flake_um_max] as const,
  })),
);

/** An effect pigment: flake, coating and colour. */
export type EffectPigment = v.InferOutput<typeof row>;

/** The effect pigments of the catalogue. */
export const effectPigments: readonly EffectPigment[] = readCsv('pigments/effect-pigments.csv', row);
