import { sameOriginUrl } from '../../src/lib/safe-url.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { useStyles } from '../../src/ui/base/styles.ts';
import { RichText } from '../../src/ui/content/RichText.tsx';
import css from './advanced-content.css';
import type { NamedComparisons } from './named-comparisons.ts';
import { productAddress } from './product-address.ts';

interface AdvancedContentProps {
  advanced: NonNullable<NamedComparisons['advancedComparison']>;
  productPage: string;
}

/** What the editors say of the products, and links to these (spec P§3, decision B25). */
export function AdvancedContent({ advanced, productPage }: AdvancedContentProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const { content, components, industry } = advanced;
  return (
    <div className="ce-compare__advanced">
      {content && <RichText html={content} className="ce-compare__prose" />}
      {components.length > 0 && (
        <nav aria-label={text('compare.advanced.components')}>
          <ul className="ce-compare__components">
            {components.map(({ uid, productName, link }) => (
              <li key={uid}>
                <Link href={sameOriginUrl(link, location.href) ?? productAddress(productPage, uid, industry)}>
                  {productName}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
