import snippets from 'virtual:island-snippets';
import type { IslandError } from '../../errors/island-error.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { createBox } from './create-box.ts';
import { isOnlyOverlay } from './explain-markers.ts';
import { jsonFault, repairJson } from './json-fault.ts';
import { closestName } from './similar-name.ts';
import { writeTag } from './write-tag.ts';

type Failure = Registry['failures'][number];

const MARKED = '[data-ce-widget]';

/** Explains why an island has failed, in its place, with a remedy that keeps what is right. */
export function explainFailure({ element, island, error }: Failure, table: IslandTable): void {
  // Said beside the element already.
  if (isOnlyOverlay(island, table) && !table[island]?.when) return;
  // The overlay's element is gone by now.
  const parent = element.isConnected ? element : document.body;
  if (error.name !== 'IslandError') {
    parent.prepend(createBox(`Island "${island}" does not work`, error.message));
    return;
  }
  const title = `Island "${island}" is not set up correctly`;
  const outer = outermost(element);
  if (outer !== element) {
    // The content of the outer element gives way to its island.
    outer.before(createBox(title, error.message, `${writeTag(outer)}\n${writeTag(element)}`));
    return;
  }
  const { ceProps } = (element as HTMLElement).dataset;
  const fault = ceProps && !parseRecord(ceProps) && jsonFault(ceProps);
  const text = fault ? `${error.message} It is not JSON from ${fault}` : error.message;
  parent.prepend(createBox(title, text, remedyFor({ element, island, error }, table)));
}

/** The marked element around all others that contain this one; itself if there is none. */
function outermost(element: Element): Element {
  const around = element.parentElement?.closest(MARKED);
  return around ? outermost(around) : element;
}

function remedyFor({ element, island, error }: Failure, table: IslandTable): string | undefined {
  const { ceWidget, ceOverlay, ceProps } = (element as HTMLElement).dataset;
  if (!Object.hasOwn(table, island)) {
    const meant = closestName(island, Object.keys(table));
    return ceWidget ? writeTag(element, { 'data-ce-widget': meant }) : snippets[meant];
  }
  // Not `instanceof`: each file of the build has a class of its own.
  const { props: wrong } = error as IslandError;
  const given = parseRecord(ceProps ?? '{}') ?? parseRecord(repairJson(ceProps ?? ''));
  const isJson = ceProps === undefined || parseRecord(ceProps);
  if (!ceWidget || ceOverlay !== undefined || !(wrong || !isJson)) return snippets[island];
  // What can be read keeps its values; the example gives the others.
  const isMissing = (name: string) => (wrong ? wrong.includes(name) : !given);
  const example = Object.entries(exampleProps(island)).filter(([name]) => isMissing(name));
  const right = Object.entries(given ?? {}).filter(([name]) => !wrong?.includes(name));
  const props = Object.fromEntries([...right, ...example]);
  return writeTag(element, { 'data-ce-props': Object.keys(props).length > 0 ? JSON.stringify(props) : null });
}

/** The props of the island's working example. */
function exampleProps(island: string): Record<string, unknown> {
  const [, props = ''] = /data-ce-props='([^']*)'/.exec(snippets[island] ?? '') ?? [];
  const json = props.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return parseRecord(json) ?? {};
}
