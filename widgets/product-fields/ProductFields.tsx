import { TypeSection } from '../../src/product/parts/fields/TypeSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';
import type { InformationType } from '../../src/product/rules/fields/information-type.ts';

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
