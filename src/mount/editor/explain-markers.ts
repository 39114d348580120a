import { parseRecord } from '../../payload/raw-page.ts';
import type { IslandTable } from '../island/table.ts';
import { TRIGGERS } from '../tooltips/triggers.ts';
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

const THEMES = ['light', 'dark'];

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The beginning of an address. */
const ADDRESS = /^(https?:\/\/|www\.|\.{0,2}\/|[a-z-]+\/)/i;

/** Islands that stick to the window. */
const FIXED: readonly string[] = ['basket-bar', 'back-to-top'];

/** Styles that make an element what fixed elements within it stick to. */
const CONTAINING = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdrop-filter'];

/** Ranks of the overlays that pages open; all others open by themselves. */
const OPENED_BY_PAGES: readonly (number | undefined)[] = [4, 5];

/**
 * Explains elements that fail nowhere, since they are ignored: openers of no overlay, props that no island has, overlays
 * placed like other islands, misspelt attributes, and values that cannot be meant. Beside the element, whose content gives way to the island.
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
    for (const fault of [...faultsOfIds(place), ...faultsOfFixed(place)]) explain(place, ...fault);
    for (const message of findUnknownProps(place))
      explain(place, `Island "${ceWidget || ceOpen}" ignores a prop`, message);
  }
  for (const element of document.querySelectorAll('*'))
    for (const fault of [...faultsOfAttributes(element), ...faultsOfValues(element)])
      explain(element, ...fault);
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

/** A theme that there is not, and a tooltip that keyboards do not reach. */
function faultsOfValues(element: Element): Words[] {
  const faults: Words[] = [];
  const theme = element.getAttribute('data-ce-theme');
  if (theme !== null && !THEMES.includes(theme)) {
    const message = `data-ce-theme must be "light" or "dark", but is "${theme}": the page's own colours stay.`;
    const meant = similarName(theme, THEMES) ?? 'light';
    faults.push(['There is no such theme', message, writeTag(element, { 'data-ce-theme': meant })]);
  }
  const isDisabled = element.matches(':disabled');
  const isReached =
    !isDisabled && ((element as HTMLElement).tabIndex >= 0 || element.querySelector(FOCUSABLE));
  if (element.matches(TRIGGERS) && !isReached) {
    const remedy: Record<string, string | null> = isDisabled
      ? { disabled: null, 'aria-disabled': 'true' }
      : { tabindex: '0' };
    const message = `<${element.localName}> takes no focus, so that keyboards and screen readers do not get the text. Put it on a link or button.`;
    faults.push(['Not everybody reaches this tooltip', message, writeTag(element, remedy)]);
  }
  return faults;
}

/** Ids that are written as addresses. */
function faultsOfIds(place: HTMLElement): Words[] {
  const props = parseRecord(place.dataset.ceProps) ?? {};
  return Object.entries(props).flatMap<Words>(([name, value]) => {
    if (!/^(id|uid|prd|product)$|Id$/.test(name) || typeof value !== 'string' || !ADDRESS.test(value))
      return [];
    const id =
      value
        .replace(/[?#].*/, '')
        .split('/')
        .findLast(Boolean) ?? '';
    const message = `data-ce-props.${name} must be an id, such as "${id}", but is an address: "${value}".`;
    const remedy = writeTag(place, { 'data-ce-props': JSON.stringify({ ...props, [name]: id }) });
    return [
      [
        `Island "${place.dataset.ceWidget ?? place.dataset.ceOpen}" gets an address for an id`,
        message,
        remedy,
      ],
    ];
  });
}

/** Islands that stick to the window, within an element that becomes their window. */
function faultsOfFixed(place: HTMLElement): Words[] {
  const { ceWidget = '' } = place.dataset;
  if (!FIXED.includes(ceWidget)) return [];
  for (let around = place.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const cause = CONTAINING.find((name) => !['', 'none'].includes(style.getPropertyValue(name)));
    const isNamed =
      /transform|perspective|filter/.test(style.willChange) ||
      /paint|layout|strict|content/.test(style.contain);
    if (!cause && !isNamed) continue;
    const property = cause ?? (style.willChange === 'auto' ? 'contain' : 'will-change');
    const message = `"${ceWidget}" sticks to the window, but to ${writeTag(around).replace(/<\/.*/, '')} instead, since that has the style "${property}". Move it to the end of the body.`;
    return [[`Island "${ceWidget}" is not where it should be`, message, `${writeTag(place)}\n</body>`]];
  }
  return [];
}
