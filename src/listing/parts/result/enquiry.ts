import type { Translate } from '../../../texts/translate.ts';
import type { Chip } from '../../rules/facet.ts';
import type { NoResultsTexts } from '../../texts/no-results.ts';

/** Writes a message to our colourists that contains the search, with room for the actual need. */
export function enquiry(text: Translate<NoResultsTexts>, term: string, chips: readonly Chip[]): string {
  const titles = new Map<string, string[]>();
  for (const { filter, title } of chips) titles.set(filter, [...(titles.get(filter) ?? []), title]);
  return [
    text('listing.waysOut.ask.found'),
    ...(term ? [text('listing.waysOut.ask.term', { term })] : []),
    ...[...titles].map(([filter, values]) =>
      text('listing.waysOut.ask.filter', { filter, titles: values.join(', ') }),
    ),
    '',
    text('listing.waysOut.ask.need'),
    '',
  ].join('\n');
}
