import type { ResultType } from '../../../domain/search/search-hit.ts';
import { askAhead } from '../../../http/ask-ahead.ts';
import { listOf, recordOf, textOf, textsOf } from '../../../payload/raw-values.ts';
import { fieldsCall } from '../../../services/product-calls.ts';
import { searchCall } from '../../../services/search-calls.ts';
import type { AheadContext } from '../../../store/ahead/ahead-context.ts';
import type { AskedDefaults } from '../../rules/asked-props.ts';
import type { ListingSort, ListingTab } from '../../rules/listing-query.ts';
import { listingRequest } from '../../rules/listing-request.ts';
import { ownAddress } from '../history/own-address.ts';
import { addressHistory, noHistory } from '../listing-history.ts';
import { SERVICE_SIZE } from '../listing-options.ts';
import { firstRange } from '../listing-ranges.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Makes the search that a listing will make as soon as it is shown, by the address, and requests the titles of its
 * filters, as far as the page does not contain them. Makes no search if the visitor returns to a later position.
 *
 * @param props props of the element, unvalidated
 * @param byDefault the contract's defaults of props
 * @param served what the page contains for this viewer
 */
export function askForSearch(
  props: Props,
  byDefault: AskedDefaults,
  page: Omit<AheadContext, 'userId'>,
  served: Props,
): void {
  if (!served.fields) askAhead(page, 'search', fieldsCall());
  const options = optionsOf(props, byDefault);
  const { url, urlPrefix, size } = options;
  const history = url ? addressHistory(urlPrefix) : noHistory();
  const query = ownAddress(options).read(history.search());
  const { list, filters } = listingRequest(query, options);
  const isRefused = list !== 'search' && page.token() === null;
  if (served.answer || isRefused || (history.position()?.count ?? 0) > size) return;
  askAhead(page, 'search', searchCall({ list, filters, range: firstRange(options) }));
}

/** The options that determine the first search; what the contract would refuse has its default. */
function optionsOf(props: Props, byDefault: AskedDefaults) {
  const { filters, sort, urlPrefix, urlKeys } = props;
  const { mode, size, url } = { ...byDefault, ...props };
  const listed = (name: 'types' | 'tabs') => textsOf(props[name]) ?? textsOf(byDefault[name]) ?? [];
  return {
    mode: mode === 'sheets' ? ('sheets' as const) : ('search' as const),
    types: listed('types') as ResultType[],
    tabs: listed('tabs') as ListingTab[],
    views: [],
    filters: Object.fromEntries(
      Object.entries(recordOf(filters)).map(([key, value]) => [
        key,
        listOf(value) ? (textsOf(value) ?? []) : String(value),
      ]),
    ),
    sort: textOf(sort) as ListingSort | undefined,
    size: typeof size === 'number' ? size : SERVICE_SIZE,
    url: url !== false,
    urlPrefix: textOf(urlPrefix) ?? '',
    urlKeys: recordOf(urlKeys) as Record<string, string>,
  };
}
