import type { InformationType } from '../../src/domain/fields/information-type.ts';
import { TypeSection } from '../../src/product/fields/TypeSection.tsx';
import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';

export interface ProductFieldsProps {
  productId: string;
  industry?: string | undefined;
  type: InformationType;
}

/** Shows only a product's fields of one kind. */
export function ProductFields({ type, ...query }: ProductFieldsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <TypeSection {...{ product, isBusy, type }} />}
    </SectionAlone>
  );
}
