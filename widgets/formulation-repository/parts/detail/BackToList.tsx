import { pageUrl } from '../../../../src/lib/address/page-address.ts';
import { useTexts } from '../../../../src/store/hooks.ts';
import { Link } from '../../../../src/ui/action/Link.tsx';
import { Icon } from '../../../../src/ui/base/Icon.tsx';
import { chevronLeftIcon } from '../../../../src/ui/icon/chevron-left.ts';
import { formulationTexts } from '../../texts/formulations.ts';

/** Link to the list: with its filters if the visitor comes from it, else to all formulations. */
export function BackToList() {
  const text = useTexts(formulationTexts);
  return (
    <p className="ce-formulation__back ce-screen">
      <Link href={listAddress(pageUrl().href, document.referrer)}>
        <Icon path={chevronLeftIcon} size="small" directional />
        {text('formulations.back')}
      </Link>
    </p>
  );
}

/** Returns the address of the list: the page's own without `id`. */
export function listAddress(page: string, referrer: string): string {
  const own = new URL(page);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  const isList =
    from?.origin === own.origin && from.pathname === own.pathname && !from.searchParams.has('id');
  return isList ? `${from.pathname}${from.search}` : own.pathname;
}
