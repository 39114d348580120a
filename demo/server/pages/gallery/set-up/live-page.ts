import { type Html, html } from '../../../base/html.ts';
import { renderHeadTags } from '../../head-tags.ts';
import type { PageRequest } from '../../page.ts';
import type { PageDependencies } from '../../page-dependencies.ts';
import { renderBarePage } from '../bare-page.ts';
import type { GalleryEntry } from '../entry.ts';
import { isOnlyOverlay, renderMarker, renderPlace } from '../snippet.ts';
import { RELAYED } from './relay.ts';
import type { SetUp } from './set-up.ts';

/** `/gallery/live/:island`: the island alone, as set up; in editor mode if something is wrong, so that it says what. */
export async function renderLivePage(
  c: PageRequest['c'],
  deps: PageDependencies,
  { island }: GalleryEntry,
  setUp: SetUp,
): Promise<Html> {
  const { props, payload: own, answers, faults, payloadFaults } = setUp;
  const isWrong = Object.keys(faults).length > 0 || payloadFaults.length > 0;
  const relayed = Object.fromEntries(RELAYED.map((name) => [name, `/gallery/relay/${answers}/${name}`]));
  const payload = await deps.buildPayload(c, {
    path: c.req.path,
    keepOnceOnly: true,
    overrides: {
      // Its gate has examples of its own.
      latestPrivacyPolicy: undefined,
      ...own,
      editor: isWrong,
      page: { suppressCookieModal: true, ...own.page },
    },
  });
  const services = { ...payload.services, ...(answers && relayed) };
  const isOverlay = island.overlay && isOnlyOverlay(island);
  return renderBarePage(c, {
    title: `${island.name} as set up`,
    description: island.summary,
    payload: { ...payload, services },
    scripts: [
      html`<link rel="stylesheet" href="/gallery/live.css?${tokenQuery(setUp)}">\n`,
      html`<script src="/assets/own-tab.js"></script>\n`,
      renderHeadTags(deps.tags(), {}),
    ],
    // Not opened by itself: it would take the focus from the field that one is typing into.
    main: html`${isOverlay ? renderMarker(island, props) : renderPlace(island.name, props)}${island.when === 'scroll' && html`<p class="long-page">A long page: scroll down.</p>`}${island.name !== 'notices' && html`<div data-ce-widget="notices"></div>`}`,
  });
}

function tokenQuery({ tokens, scheme }: SetUp): string {
  return new URLSearchParams({ ...tokens, ...(scheme && { scheme }) }).toString();
}

/** The style sheet with a set-up's tokens. */
export function liveStyles({ tokens, scheme }: Pick<SetUp, 'tokens' | 'scheme'>): string {
  const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};`);
  return `:root:root {\n${scheme ? `  color-scheme: ${scheme};\n` : ''}${lines.join('\n')}\n}\n`;
}
