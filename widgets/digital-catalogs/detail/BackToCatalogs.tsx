import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { chevronLeftIcon } from '../../../src/ui/icon/chevron-left.ts';

/** The way back to the overview. */
export function BackToCatalogs({ href }: { href: string }) {
  const text = useTexts(catalogTexts);
  return (
    <p className="ce-own__back">
      <Link href={href}>
        <Icon path={chevronLeftIcon} size="small" directional />
        {text('catalog.back')}
      </Link>
    </p>
  );
}
