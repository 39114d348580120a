import { componentLinks } from '../../../comparison/rules/table/component-links.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import type { AdvancedComparison } from '../../../payload/advanced-comparison.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { compareIcon } from '../../../ui/icon/compare.ts';
import { productSectionTexts } from '../../texts/product-sections.ts';
import { Section } from '../section/Section.tsx';
import type { SectionPartProps } from '../section/section-part.ts';
import css from './comparisons.css';

// Editors compare few products.
const AdvancedContent = lazyPart(() =>
  import('../../../ui/content/AdvancedContent.tsx').then((module) => module.AdvancedContent),
);

/** The editors' comparisons that a product is part of, in its industry (row 177). */
export function ComparisonsSection({ product, productPage, isBusy }: SectionPartProps) {
  useStyles(css);
  const text = useTexts(productSectionTexts);
  const { advancedComparisons, industry } = product;
  const shown = advancedComparisons.filter((each) => industry === null || each.industry === industry);
  if (shown.length === 0) return null;
  return (
    <Section
      address="comparisons"
      title={text('productComparisons.title')}
      count={shown.length > 1 ? shown.length : undefined}
      isBusy={isBusy}
    >
      <div className="ce-stack ce-gap-5">
        {shown.map((comparison) => (
          <EditorsComparison key={comparison.id} comparison={comparison} productPage={productPage} />
        ))}
      </div>
    </Section>
  );
}

interface EditorsComparisonProps {
  comparison: AdvancedComparison;
  productPage: string;
}

function EditorsComparison({ comparison, productPage }: EditorsComparisonProps) {
  const text = useTexts(productSectionTexts);
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  const { id, title, content, components, industry } = comparison;
  return (
    <article className="ce-editors__comparison ce-stack ce-gap-4">
      <h3 className="ce-section__group">{title}</h3>
      <AdvancedContent
        content={content}
        products={componentLinks(components, { productPage, industry, page: pageUrl().href })}
        label={text('productComparisons.products')}
      />
      {comparePage && components.length > 1 && (
        <ButtonLink size="small" icon={compareIcon} href={addressOf(comparePage, id)}>
          {text('productComparisons.compare', { count: components.length })}
        </ButtonLink>
      )}
    </article>
  );
}

function addressOf(comparePage: string, id: string): string {
  const address = new URL(comparePage, pageUrl());
  address.searchParams.set('advanced', id);
  return address.href;
}
