import { ahead, defaults } from 'virtual:ahead';
import { askForSearch } from '../../listing/state/engine/ask-for-search.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import { aheadContext, isServedTo } from '../../store/ahead/ahead-context.ts';
import { type AskForIslands, expectedIslands } from './expected-islands.ts';

/** Files that a listing fetches once it runs. */
const FILES: readonly string[] = ['search', 'field-manifest'];

/**
 * Makes the first calls of the page's listings, and fetches the code that takes the answers, while React and the
 * listing's own code are on their way.
 */
export const askForIslands: AskForIslands = (raw, fetchAhead) => {
  const page = aheadContext(raw);
  for (const { element, name, props } of expectedIslands(Object.keys(ahead))) {
    const served = element.querySelector('script[type="application/json"][data-ce-answer]');
    const answer = served && parseRecord(served.textContent);
    const own = answer && isServedTo(page, answer) ? answer : {};
    askForSearch(props, defaults[name] ?? {}, page, own);
    for (const file of FILES) fetchAhead(file);
  }
};
