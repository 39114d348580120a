import { parseRecord, type RawPage } from '../../payload/raw-page.ts';

const MARKED = '[data-ce-widget]';

/**
 * What each file of calls made ahead exports as `askForIslands`: it makes the calls that islands of the page will make.
 *
 * @param fetchAhead prefetches a file
 */
export type AskForIslands = (raw: Pick<RawPage, 'fields'>, fetchAhead: (name: string) => void) => void;

/** A marked element whose island is being loaded. */
export interface ExpectedIsland {
  element: HTMLElement;
  name: string;
  /** Unvalidated, as the page has them. */
  props: Readonly<Record<string, unknown>>;
}

/**
 * Finds the elements of these islands, except those already shown (they have made their calls themselves), those that
 * failed, and those inside another island.
 */
export function expectedIslands(names: readonly string[]): ExpectedIsland[] {
  return [...document.querySelectorAll<HTMLElement>(MARKED)].flatMap((element) => {
    const { ceWidget: name = '', ceProps = '{}', ceStatus } = element.dataset;
    const isOver = ceStatus === 'ready' || ceStatus === 'failed' || element.parentElement?.closest(MARKED);
    const props = names.includes(name) && !isOver && parseRecord(ceProps);
    return props ? [{ element, name, props }] : [];
  });
}
