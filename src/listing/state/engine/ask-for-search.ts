import { askAhead } from '../../../http/ask-ahead.ts';
import { fieldsCall } from '../../../services/product-calls.ts';
import type { AheadContext } from '../../../store/ahead/ahead-context.ts';
import type { AskedDefaults } from '../../rules/asked-props.ts';
import { addressHistory, noHistory } from '../listing-history.ts';
import { firstSearch, searchOptions } from './first-search.ts';

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
  const options = searchOptions(props, byDefault);
  const { url, urlPrefix, size } = options;
  const history = url ? addressHistory(urlPrefix) : noHistory();
  const { call, needsUser } = firstSearch(options, history.search());
  const isRefused = needsUser && page.token() === null;
  if (served.answer || isRefused || (history.position()?.count ?? 0) > size) return;
  askAhead(page, 'search', call);
}
