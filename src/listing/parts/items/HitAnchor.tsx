import type { MouseEvent, ReactNode } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import type { HitsView } from './hits-view.ts';

interface HitAnchorProps {
  hit: SearchHit;
  index: number;
  href: string;
  view: Pick<HitsView, 'onOpen'>;
  /** @default 'ce-hit__link', which covers the row */
  className?: string | undefined;
  children: ReactNode;
}

/** The middle button opens a link, too. */
const MIDDLE = 1;

/** The link from a hit to its page, so that every way of opening a link works. */
export function HitAnchor({ hit, index, href, view, className = 'ce-hit__link', children }: HitAnchorProps) {
  const open = (event: MouseEvent) => {
    if (event.type === 'click' || event.button === MIDDLE) view.onOpen(hit, index);
  };
  return (
    <a className={className} href={safeHref(href)} onClick={open} onAuxClick={open}>
      {children}
    </a>
  );
}
