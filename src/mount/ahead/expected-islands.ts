import { parseRecord } from '../../payload/raw-page.ts';

const MARKED = '[data-ce-widget]';

/** A marked element that an island is on its way to. */
export interface ExpectedIsland {
  element: HTMLElement;
  name: string;
  /** As the page gives them, unchecked. */
  props: Readonly<Record<string, unknown>>;
}

/**
 * Finds the elements of these islands, but for those that are shown already and have asked by themselves, that have
 * failed and never will, or that stand within another island.
 */
export function expectedIslands(names: readonly string[]): ExpectedIsland[] {
  return [...document.querySelectorAll<HTMLElement>(MARKED)].flatMap((element) => {
    const { ceWidget: name = '', ceProps = '{}', ceStatus } = element.dataset;
    const isOver = ceStatus === 'ready' || ceStatus === 'failed' || element.parentElement?.closest(MARKED);
    const props = names.includes(name) && !isOver && parseRecord(ceProps);
    return props ? [{ element, name, props }] : [];
  });
}
