import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { chevronLeftIcon } from '../../../ui/icon/chevron-left.ts';
import { catalogTexts } from '../../texts/catalog.ts';

/** The way back to the overview. */
export function BackToCatalogs({ href }: { href: string }) {
  const text = useTexts(catalogTexts);
  return (
    <p className="ce-own__back ce-screen">
      <Link href={href}>
        <Icon path={chevronLeftIcon} size="small" directional />
        {text('catalog.back')}
      </Link>
    </p>
  );
}
