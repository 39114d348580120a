import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import type { SectionPartProps } from '../section/section-part.ts';
import { FieldGroupPart } from './FieldGroupPart.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import css from './field-group.css';
import { StatementNote } from './StatementNote.tsx';
import { useProductFields } from './useProductFields.ts';

/** Inventories, approvals and sustainability of a product (rows 164 to 166). */
export function RequirementsSection({ product, isBusy }: SectionPartProps) {
  useStyles(css);
  const text = useTexts(productFieldTexts);
  const { manifest, groups } = useProductFields(product);
  const shown = groups(['regulatory_info', 'specific_requirements', 'sustainability']);
  const inventories = shown.filter(({ type }) => type === 'regulatory_info');
  const lists = shown.filter(({ type }) => type !== 'regulatory_info');
  return (
    <FieldsSection
      address="regulatory"
      title={text('productFields.requirements')}
      {...{ product, manifest, groups: shown, isBusy }}
    >
      <div className="ce-field-groups ce-field-groups--requirements ce-cluster">
        {inventories.map((group) => (
          <FieldGroupPart key={group.type} group={group} />
        ))}
        {lists.length > 0 && (
          <div className="ce-section__lists">
            {lists.map((group) => (
              <FieldGroupPart key={group.type} group={group} />
            ))}
          </div>
        )}
      </div>
      <StatementNote product={product} />
    </FieldsSection>
  );
}
