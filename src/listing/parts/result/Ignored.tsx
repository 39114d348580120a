import { useShared, useTexts } from '../../../store/hooks.ts';
import { appliesTo } from '../../rules/permitted-query.ts';
import { useListingState } from '../../state/listing-context.ts';
import { listingControlTexts } from '../../texts/controls.ts';

const NONE: readonly { key: string; value: string }[] = [];

/**
 * Says that filters were left out, since they are not the viewer's or not the type's; editors see which, and what is wrong
 * with the page's own.
 */
export function Ignored() {
  const text = useTexts(listingControlTexts);
  const ignored = useListingState((state) => state.answer?.ignored ?? NONE);
  const unknownBase = useListingState((state) => state.answer?.unknownBase ?? NONE);
  const type = useListingState((state) => state.answer?.query.type);
  const isEditor = useShared((state) => state.isEditor);
  const isMistaken = isEditor && unknownBase.length > 0;
  if (!type || (ignored.length === 0 && !isMistaken)) return null;
  const closed = ignored.filter(({ key }) => appliesTo(key, type)).length;
  const others = ignored.length - closed;
  const sentences = [
    closed > 0 && text(closed === 1 ? 'listing.ignored.one' : 'listing.ignored', { count: closed }),
    others > 0 && text(others === 1 ? 'listing.ignored.here.one' : 'listing.ignored.here', { count: others }),
  ];
  const namesOf = (all: typeof ignored) => all.map(({ key, value }) => `${key}=${value}`).join(', ');
  return (
    <p className="ce-listing__note ce-meta">
      {sentences.filter(Boolean).join(' ')}
      {isEditor && ignored.length > 0 && ` ${text('listing.ignored.editor', { filters: namesOf(ignored) })}`}
      {isMistaken && ` ${text('listing.ignored.base', { filters: namesOf(unknownBase) })}`}
    </p>
  );
}
