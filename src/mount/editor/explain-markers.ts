import type { IslandTable } from '../island/table.ts';
import { createBox } from './create-box.ts';
import { adviseName, findUnknownProps } from './find-unknown-names.ts';
import { similarName } from './similar-name.ts';
import { writeTag } from './write-tag.ts';

/** Attributes of the page's elements. */
const ATTRIBUTES = [
  'data-ce-answer',
  'data-ce-base',
  'data-ce-consent',
  'data-ce-open',
  'data-ce-overlay',
  'data-ce-placeholder',
  'data-ce-props',
  'data-ce-status',
  'data-ce-theme',
  'data-ce-tooltip',
  'data-ce-type',
  'data-ce-widget',
];

/** Ranks of the overlays that pages open; all others open by themselves. */
const OPENED_BY_PAGES: readonly (number | undefined)[] = [4, 5];

/**
 * Explains elements that fail nowhere, since they are ignored: openers of no overlay, props that no island has, overlays
 * placed like other islands, and misspelt attributes. Beside the element, whose content gives way to the island.
 *
 * @returns the boxes
 */
export function explainMarkers(table: IslandTable): HTMLElement[] {
  const boxes: HTMLElement[] = [];
  const explain = (element: Element, ...words: Words) => {
    const box = createBox(...words);
    boxes.push(box);
    // Nothing stands beside the page's own elements.
    if (element.closest('body')?.contains(element.parentElement)) element.before(box);
    else document.body.prepend(box);
  };
  const overlays = Object.keys(table).filter((name) => table[name]?.overlay);
  for (const place of document.querySelectorAll<HTMLElement>(
    '[data-ce-widget]:not([data-ce-overlay]), [data-ce-open]',
  )) {
    const { ceWidget = '', ceOpen } = place.dataset;
    if (ceOpen !== undefined && !overlays.includes(ceOpen)) {
      const meant = similarName(ceOpen, overlays);
      const message = `There is no overlay "${ceOpen}". ${adviseName(ceOpen, overlays)}`;
      const remedy = meant && writeTag(place, { 'data-ce-open': meant });
      explain(place, 'This opens no overlay', message, remedy);
    }
    if (isOnlyOverlay(ceWidget, table)) explain(place, ...explainOverlay(place, ceWidget, table));
    for (const message of findUnknownProps(place))
      explain(place, `Island "${ceWidget || ceOpen}" ignores a prop`, message);
  }
  for (const element of document.querySelectorAll('*'))
    for (const fault of faultsOfAttributes(element)) explain(element, ...fault);
  return boxes;
}

/** Whether an island shows nothing in an element of the page. */
export function isOnlyOverlay(name: string, table: IslandTable): boolean {
  const { overlay, when = 'event(overlay:shown)' } = table[name] ?? {};
  return !!overlay && when === 'event(overlay:shown)';
}

/** What a box says: title, message, and a snippet that would work. */
type Words = Parameters<typeof createBox>;

function explainOverlay(place: HTMLElement, name: string, table: IslandTable): Words {
  const title = `Island "${name}" shows nothing in this element`;
  if (!OPENED_BY_PAGES.includes(table[name]?.overlay?.rank)) {
    return [title, `"${name}" opens by itself when it is due: remove this element.`];
  }
  const { ceProps } = place.dataset;
  const button = document.createElement('button');
  Object.assign(button.dataset, { ceOpen: name, ...(ceProps && { ceProps }) });
  button.type = 'button';
  const remedy = writeTag(button).replace('><', `>Open ${name}<`);
  return [title, `"${name}" is an overlay: a link or button opens it.`, remedy];
}

function faultsOfAttributes(element: Element): Words[] {
  return [...element.attributes].flatMap<Words>(({ name, value }) => {
    if (!name.startsWith('data-ce') || ATTRIBUTES.includes(name)) return [];
    const meant = similarName(name, ATTRIBUTES);
    if (!meant || element.hasAttribute(meant)) return [];
    const remedy = writeTag(element, { [name]: null, [meant]: value });
    return [['This attribute is ignored', `${name} is unknown. Did you mean "${meant}"?`, remedy]];
  });
}
