import * as v from 'valibot';
import { readYaml } from './base/read-data.ts';
import { chemistrySchema, type Family } from './chemistry/chemistry.ts';

const brandSchema = v.strictObject({
  name: v.string(),
  family: chemistrySchema.entries.family,
  /** Chemistries that the line is made for. */
  chemistries: v.array(v.string()),
  /** Product literature about the line. */
  description: v.string(),
});

/** A fictional brand line of Colour & Effect GmbH. */
export type Brand = v.InferOutput<typeof brandSchema>;

/** The brand lines. A family without a special line for a chemistry uses its first one. */
export const brands = readYaml('brands.yaml', v.array(brandSchema));

/** The lines of a family; those made for the chemistry come first. */
export function brandsFor(family: Family, chemistry: string): readonly Brand[] {
  const own = brands.filter((brand) => brand.family === family);
  return own.toSorted(
    (a, b) => Number(b.chemistries.includes(chemistry)) - Number(a.chemistries.includes(chemistry)),
  );
}
