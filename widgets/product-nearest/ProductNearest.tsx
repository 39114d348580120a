import { NearestSection } from '../../src/product/parts/nearest/NearestSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductNearestProps } from './island.ts';

/** Shows only the products closest in colour. */
export const ProductNearest = sectionAlone<ProductNearestProps>(NearestSection);
