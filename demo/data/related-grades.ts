import { CORE_PRODUCTS } from './catalogue-maker.ts';
import { gradeIndexes, variantAt } from './fields/variant.ts';
import { fixtureAt } from './fixtures/fixtures.ts';
import { readBases } from './pigments/bases.ts';
import { productId } from './product-name.ts';

/** A grade of a pigment: the product's id, and a title such as `high strength, granules`. */
export interface RelatedGrade {
  id: string;
  title: string;
}

const bases = readBases();

/**
 * Lists the grades of a product's pigment, its own among them, as far as a catalogue of any size has them. The examples of
 * rare states beyond the core have none.
 */
export function relatedGrades(index: number): RelatedGrade[] {
  if (isExample(index)) return [];
  return gradeIndexes(index, bases)
    .filter((each) => !isExample(each))
    .map((each) => {
      const { grade, form } = variantAt(each, bases);
      return { id: productId(each), title: `${grade.title}, ${form.title.toLowerCase()}` };
    });
}

function isExample(index: number): boolean {
  return index >= CORE_PRODUCTS && fixtureAt(productId(index)) !== undefined;
}
