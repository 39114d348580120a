import { GradesSection } from '../../src/product/parts/grades/GradesSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductGradesProps } from './island.ts';

/** Shows only the grades of a product's pigment. */
export const ProductGrades = sectionAlone<ProductGradesProps>(GradesSection);
