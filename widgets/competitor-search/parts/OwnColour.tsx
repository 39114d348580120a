import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { competitorTexts } from '../texts/competitor-search.ts';

/** The other search by a colour, which is open to everybody, where the page names its address. */
export function OwnColour() {
  const text = useTexts(competitorTexts);
  const href = useShared(({ payload }) => payload.links?.colourSearch);
  return (
    href && (
      <p className="ce-own-colour ce-screen">
        <Link href={href}>{text('competitor.own')}</Link>
      </p>
    )
  );
}
