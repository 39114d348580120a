import { ContactSection } from '../../src/product/parts/contact/ContactSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';

export interface ProductContactProps {
  productId: string;
  industry?: string | undefined;
}

/** Shows only the contact persons of a product, and what an account offers. */
export function ProductContact(query: ProductContactProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <ContactSection {...{ product, isBusy }} />}
    </SectionAlone>
  );
}
