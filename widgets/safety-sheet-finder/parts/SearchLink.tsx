import type { ReactNode } from 'react';
import { withChosen } from '../../../src/domain/search/chosen-in-address.ts';
import { pageUrl } from '../../../src/lib/address/page-address.ts';
import { useShared } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';

/** Link to the site's search page with the term; none without that page. */
export function SearchLink({ term, children }: { term: string; children: ReactNode }) {
  const page = useShared(({ payload }) => payload.links?.search);
  if (!page) return null;
  const { pathname, search, origin } = new URL(page, pageUrl());
  const path = origin === location.origin ? pathname : origin + pathname;
  return (
    <p>
      <Link href={path + (term ? withChosen(search, 'q', term) : search)}>{children}</Link>
    </p>
  );
}
