import type { MouseEvent } from 'react';
import { productAddress } from '../../../domain/product-address.ts';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { safeHref } from '../../../lib/safe-url.ts';
import { CodeText } from '../../content/CodeText.tsx';
import type { HitsView } from './hits-view.ts';

interface HitLinkProps {
  hit: SearchHit;
  index: number;
  product: { id: string; product_name: string; industries?: readonly string[] };
  view: HitsView;
  className?: string;
}

/** The middle button opens a link, too. */
const MIDDLE = 1;

/**
 * The way to a product: a link, so that every way of opening one works. It opens for the chosen industry where one is
 * chosen, else for the first of the product.
 */
export function HitLink({ hit, index, product, view, className = 'ce-hit__link' }: HitLinkProps) {
  const [chosen, ...others] = view.industries;
  const industry = (others.length === 0 && chosen) || product.industries?.[0] || null;
  const open = (event: MouseEvent) => {
    if (event.type === 'click' || event.button === MIDDLE) view.onOpen(hit, index);
  };
  return (
    <a
      className={className}
      href={safeHref(productAddress(view.productPage, product.id, industry))}
      onClick={open}
      onAuxClick={open}
    >
      <CodeText>{product.product_name}</CodeText>
    </a>
  );
}
