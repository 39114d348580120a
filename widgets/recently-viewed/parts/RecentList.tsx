import { useId, useRef, useState } from 'react';
import { productAddress } from '../../../src/domain/product/product-address.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import { pageUrl } from '../../../src/lib/address/page-address.ts';
import { focusPageHeading } from '../../../src/lib/focus/focus-page-heading.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { useStyles } from '../../../src/ui/base/styles.ts';
import { useFocusHandover } from '../../../src/ui/base/useFocusHandover.ts';
import { CodeText } from '../../../src/ui/content/CodeText.tsx';
import { historyIcon } from '../../../src/ui/icon/history.ts';
import type { RecentlyViewedProps } from '../island.ts';
import css from '../recently-viewed.css';
import type { RecentProduct } from '../rules/recent-product.ts';
import { useRecent } from '../state/useRecent.ts';
import { recentlyViewedTexts } from '../texts.ts';

/** What is kept, under one heading; nothing if nothing is. Cleared here, it says so until the page is left. */
export function RecentList({ productId, productPage, size, searches }: RecentlyViewedProps) {
  const search = useShared(({ payload }) => payload.links?.search);
  const [isCleared, setCleared] = useState(false);
  const recent = useRecent();
  const products = recent.products
    .filter(({ id, prd }) => id !== productId && prd !== productId)
    .slice(0, size);
  const terms = searches && search !== undefined ? recent.terms : [];
  const isEmpty = products.length === 0 && terms.length === 0;
  if (isEmpty && !isCleared) return null;
  return (
    <RecentSection
      {...{ products, terms, search, productPage, isEmpty }}
      onClear={() => {
        recent.clear();
        setCleared(true);
      }}
    />
  );
}

interface RecentSectionProps extends Pick<RecentlyViewedProps, 'productPage'> {
  products: readonly RecentProduct[];
  terms: readonly string[];
  /** Address of the search page. */
  search: string | undefined;
  isEmpty: boolean;
  onClear: () => void;
}

function RecentSection({ products, terms, search, productPage, isEmpty, onClear }: RecentSectionProps) {
  useStyles(css);
  const id = useId();
  const text = useTexts(recentlyViewedTexts);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Another tab may clear the lists.
  useFocusHandover(section, focusPageHeading);
  const hasProducts = products.length > 0;
  const clear = () => {
    heading.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <section ref={section} className="ce-recent ce-stack ce-gap-4 ce-screen" aria-labelledby={id}>
      <div className="ce-recent__head ce-pair ce-gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="ce-heading">
          {text(hasProducts || terms.length === 0 ? 'recent.products' : 'recent.searches')}
        </h2>
        {!isEmpty && (
          <Button size="small" variant="quiet" aria-label={text('recent.clear.of')} onClick={clear}>
            {text('recent.clear')}
          </Button>
        )}
      </div>
      <p role="status" className={isEmpty ? 'ce-muted' : 'ce-visually-hidden'}>
        {isEmpty && text('recent.cleared')}
      </p>
      {hasProducts && (
        <ul className="ce-recent__products ce-cards ce-gap-4">
          {products.map((product) => (
            <ViewedProduct key={product.id} product={product} productPage={productPage} />
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <div className="ce-cluster ce-gap-2">
          {hasProducts && <h3 className="ce-recent__group ce-meta">{text('recent.searches')}</h3>}
          <ul className="ce-cluster ce-gap-2">
            {terms.map((term) => (
              <li key={term}>
                <Link
                  variant="quiet"
                  className="ce-recent__term ce-pair ce-gap-1"
                  href={searchFor(search, term)}
                >
                  <Icon path={historyIcon} size="small" />
                  {term}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function ViewedProduct({ product, productPage }: { product: RecentProduct; productPage: string }) {
  const { id, product_name, color_index, industry = null } = product;
  return (
    <li className="ce-recent__product ce-pair ce-gap-3">
      {/* A colour that was not measured is left empty. */}
      <span
        className="ce-recent__swatch ce-swatch"
        style={{ '--ce-_color': shadesOf(product) }}
        aria-hidden
      />
      <span className="ce-recent__text">
        <Link variant="quiet" className="ce-recent__link" href={productAddress(productPage, id, industry)}>
          <CodeText>{product_name}</CodeText>
        </Link>
        {color_index && <span className="ce-recent__index ce-meta">{colorIndexName(color_index)}</span>}
      </span>
    </li>
  );
}

/** Address of a search for a term. */
function searchFor(search: string | undefined, term: string): string {
  const address = new URL(search ?? '', pageUrl());
  address.searchParams.set('q', term);
  return address.href;
}

/** Masstone and tint beside each other as measured, or an effect pigment's angles in order. */
function shadesOf({ masstone, tint, angles }: RecentProduct): string | undefined {
  const shades = angles ?? [masstone, tint].filter((shade) => shade !== undefined);
  const width = 100 / shades.length;
  const stops = shades.map((shade, index) => `${shade} ${index * width}% ${(index + 1) * width}%`);
  return shades.length > 0 ? `linear-gradient(90deg, ${stops.join(', ')})` : undefined;
}
