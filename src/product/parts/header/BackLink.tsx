import { pageUrl } from '../../../lib/address/page-address.ts';
import { sameOriginUrl } from '../../../lib/address/safe-url.ts';
import { Link } from '../../../ui/action/Link.tsx';

/** The page that the reader came from, such as a list of results. */
export interface BackLinkTarget {
  href: string;
  title: string;
}

/** Links back, if the page names an address on its own origin (row 144, decision 42). */
export function BackLink({ backLink }: { backLink: BackLinkTarget | undefined }) {
  const href = backLink && sameOriginUrl(backLink.href, pageUrl().href);
  if (!href) return null;
  return (
    <p>
      <Link href={href}>{backLink.title}</Link>
    </p>
  );
}
