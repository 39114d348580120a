import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import type { InformationType } from '../../rules/fields/information-type.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { FieldGroupPart } from './FieldGroupPart.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { useProductFields } from './useProductFields.ts';

interface TypeSectionProps {
  product: Pigment;
  isBusy: boolean;
  type: InformationType;
}

/** A section with all fields of one kind. */
export function TypeSection({ product, isBusy, type }: TypeSectionProps) {
  const text = useTexts(productFieldTexts);
  const { manifest, groups } = useProductFields(product);
  const shown = groups([type]);
  return (
    <FieldsSection
      address={type}
      title={text(`productFields.${type}`)}
      {...{ product, manifest, groups: shown, isBusy }}
    >
      {shown.map((group) => (
        <FieldGroupPart key={group.type} group={group} isAlone />
      ))}
    </FieldsSection>
  );
}
