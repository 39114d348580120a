import type { Bus } from '../../events/bus.ts';
import type { Events } from '../../events/events.ts';
import { isEditorMode } from '../../payload/editor-mode.ts';
import type { RawPage } from '../../payload/raw-page.ts';
import { checkCategory } from '../consent/check-category.ts';
import { GATED } from '../consent/release-gated.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import { createBox } from './create-box.ts';
import { explainFailure } from './explain-failure.ts';
import { explainMarkers } from './explain-markers.ts';
import { explainPayload } from './explain-payload.ts';
import { explainServices } from './explain-services.ts';
import { openPanel } from './panel/open-panel.ts';
import { writeTag } from './write-tag.ts';

/**
 * Editor mode: explains each wrong set-up on the page, in place of the island (docs/architecture.md, "Mounting").
 * Visitors never load this.
 */
export function explainFailures(shared: Registry, table: IslandTable): void {
  const { bus, failures, page } = shared;
  let boxes = explainPage(page, table);
  bus.on('payload:changed', () => {
    for (const box of boxes) box.remove();
    boxes = isEditorMode(page.fields) ? explainPage(page, table) : [];
  });
  explainServices(page);
  explainUnknown(bus);
  bus.on('login:lost', explainLostLogin, { replay: true });
  for (const failure of failures) explainFailure(failure, table);
  bus.on('widget:failed', (failure) => explainFailure(failure, table));
  openPanel(shared, table);
}

/** Puts boxes onto the page for all that is wrong with its payload and its markers. */
function explainPage(page: RawPage, table: IslandTable): HTMLElement[] {
  const atStart = [...explainScripts(), ...explainPayload(page), ...explainNotices(table)];
  document.body.prepend(...atStart);
  return [...atStart, ...explainGated(), ...explainMarkers(table)];
}

/** Scripts and embeds that wait for a consent that there is not. */
function explainGated(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GATED)].flatMap((gated) => {
    const problem = checkCategory(gated);
    if (!problem) return [];
    const snippet = gated.outerHTML.replace(/data-ce-consent="[^"]*"/, 'data-ce-consent="functional"');
    const box = createBox('This waits for no consent that there is', problem.message, snippet);
    (gated.parentElement ?? document.body).prepend(box);
    return [box];
  });
}

/** A second script tag does nothing, and may be of another release. */
function explainScripts(): HTMLElement[] {
  const isOurs = ({ src }: HTMLScriptElement) => /\/ce-widgets[^/]*\.js(\?.*)?$/.test(src);
  const scripts = [...document.querySelectorAll('script')].filter(isOurs);
  const [first] = scripts;
  if (!first || scripts.length === 1) return [];
  const message = `Only the first is used; remove the others: ${scripts.map(({ src }) => src).join(', ')}.`;
  return [createBox(`The page has ${scripts.length} script tags of ce-widgets`, message, writeTag(first))];
}

/** Without the island of notices, nobody hears what was saved and what has failed. */
function explainNotices(table: IslandTable): HTMLElement[] {
  const names = [...document.querySelectorAll<HTMLElement>('[data-ce-widget]')].map(
    ({ dataset }) => dataset.ceWidget ?? '',
  );
  const isNeeded = names.some((name) => name in table && name !== 'main-navigation');
  if (!table.notices || !isNeeded || names.includes('notices')) return [];
  const message = 'Islands say there what was saved, and what has failed. Add an empty element to each page:';
  return [createBox('The page shows no notices', message, '<div data-ce-widget="notices"></div>')];
}

/** One box for all that answers contain and this version leaves out, so that an editor can tell the developers. */
function explainUnknown(bus: Bus): void {
  let box: HTMLElement | undefined;
  const show = ({ names }: Events['answer:unknown']) => {
    box?.remove();
    box = createBox(
      'The services send what this version does not know',
      `Visitors notice nothing. Unknown: ${names.join('; ')}.`,
    );
    document.body.prepend(box);
  };
  bus.on('answer:unknown', show, { replay: true });
}

/** Explains why nobody is signed in after a login. */
function explainLostLogin(): void {
  const message =
    'A login has just succeeded, but the payload has no valid user. Write the user into the payload of each page, and ' +
    'serve pages for signed-in users from no cache that others share (Cache-Control: private, no-cache). ' +
    'If login and page are on different sites, the browser may not keep the session cookie.';
  const snippet = '"user": { "userId": "…", "email": "…", "token": "…" }';
  document.body.prepend(createBox('The login has not reached this page', message, snippet));
}
