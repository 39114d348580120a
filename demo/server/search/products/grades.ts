import type { Product } from '../../../data/product.ts';
import { relatedGrades } from '../../../data/related-grades.ts';
import type { Viewer } from '../../base/context.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';

/** A grade of a pigment, as the product page gets it. */
interface Grade {
  uid: string;
  /** Such as `high strength, granules`. */
  grade: string;
}

/** Lists the grades of a product's pigment that are open to a viewer; none if there is but one. */
export function gradesOf(product: Product, catalogue: OpenCatalogue, viewer: Viewer): Grade[] {
  const open = relatedGrades(product.index).filter(({ id }) => catalogue.isOpen(id, viewer));
  return open.length < 2 ? [] : open.map(({ id, title }) => ({ uid: `pigments::${id}`, grade: title }));
}
