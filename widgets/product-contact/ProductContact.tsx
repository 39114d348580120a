import { ContactSection } from '../../src/product/parts/contact/ContactSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductContactProps } from './island.ts';

/** Shows only the contact persons of a product, and what an account offers. */
export const ProductContact = sectionAlone<ProductContactProps>(ContactSection);
