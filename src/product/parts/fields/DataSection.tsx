import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import type { FieldRow } from '../../rules/fields/field-rows.ts';
import { isUse } from '../../rules/fields/is-use.ts';
import { productFieldTexts } from '../../texts/product-fields.ts';
import { SectionLink } from '../section/SectionLink.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import { FieldGroupPart } from './FieldGroupPart.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import css from './field-group.css';
import { useProductFields } from './useProductFields.ts';

/** Product details beside technical and internal information, without what the page shows elsewhere. */
export function DataSection({ product, isBusy }: SectionPartProps) {
  useStyles(css);
  const text = useTexts(productFieldTexts);
  const { manifest, groups } = useProductFields(product);
  const shown = groups(['product_detail', 'technical_info', 'internal_info'])
    .map(({ type, rows }) => ({ type, rows: rows.filter((row) => !isShownElsewhere(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const details = shown.filter(({ type }) => type === 'product_detail');
  const others = shown.filter(({ type }) => type !== 'product_detail');
  return (
    <FieldsSection
      address="data"
      title={text('productFields.data')}
      {...{ product, manifest, groups: shown, isBusy }}
    >
      <div className="ce-field-groups ce-split">
        {details.map((group) => (
          <FieldGroupPart key={group.type} group={group} />
        ))}
        {others.length > 0 && (
          <div className="ce-stack ce-gap-5">
            {others.map((group) => (
              <div key={group.type}>
                <FieldGroupPart group={group} />
                {group.type === 'technical_info' && (
                  <p className="ce-field-groups__note ce-meta">
                    {text('productFields.itself')}{' '}
                    <SectionLink to="technical">{text('productFields.media')}</SectionLink>
                  </p>
                )}
              </div>
            ))}
          </div>
        )}
      </div>
    </FieldsSection>
  );
}

/** Uses have their own section; the head shows the industry's recommendation. */
function isShownElsewhere({ entry, content }: FieldRow): boolean {
  return isUse(content) || entry.code === 'recommendation';
}
