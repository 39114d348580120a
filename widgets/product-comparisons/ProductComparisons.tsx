import { ComparisonsSection } from '../../src/product/parts/comparisons/ComparisonsSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductComparisonsProps } from './island.ts';

/** Shows only the editors’ comparisons that contain a product. */
export const ProductComparisons = sectionAlone<ProductComparisonsProps>(ComparisonsSection);
