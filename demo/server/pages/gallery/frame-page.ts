import type { RawPayload } from '../../../../src/payload/schema.ts';
import { type Html, html } from '../../base/html.ts';
import { renderHeadTags } from '../head-tags.ts';
import type { PageRequest } from '../page.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { renderBarePage } from './bare-page.ts';
import type { GalleryEntry, GalleryExample } from './entry.ts';
import { isOnlyOverlay, renderMarker, renderPlace, renderProps } from './snippet.ts';

/** Highest rank of the overlays that open by themselves, by the payload. */
const LAST_GATE = 3;

/** Removes the policy, which users of examples haven't accepted: its gate has its own examples. */
const noPolicy: RawPayload = { latestPrivacyPolicy: undefined };

/** Removes all gates: on the gallery's page, those of all frames would open. */
const nothingDue: RawPayload = { ...noPolicy, user: undefined };

const longPage = html`<p class="long-page">A long page: scroll down.</p>`;

/** `/gallery/frame/:island/:example`: a single example, with its fields merged into the site's payload. */
export async function renderFramePage(
  c: PageRequest['c'],
  deps: PageDependencies,
  { island }: GalleryEntry,
  example: GalleryExample,
): Promise<Html> {
  const opens = c.req.query('open') !== undefined;
  const { rank = 0 } = island.overlay ?? {};
  const isGate = rank > 0 && rank <= LAST_GATE;
  const page = { suppressCookieModal: true, ...example.payload?.page };
  const payload = await deps.buildPayload(c, {
    path: c.req.path,
    keepOnceOnly: true,
    overrides: isGate && !opens ? { ...nothingDue, page } : { ...noPolicy, ...example.payload, page },
  });
  return renderBarePage(c, {
    title: `${island.name}: ${example.name}`,
    description: example.shows,
    payload,
    scripts: [
      html`<script src="/assets/own-tab.js"></script>\n`,
      ...(example.cookies ? [renderCookies(example.cookies)] : []),
      renderHeadTags(deps.tags(), {}),
      ...(island.overlay && opens && !isGate
        ? [
            html`\n<script src="/assets/open-at-once.js" defer${example.openedBy && html` data-button="${example.openedBy.button}"`}></script>`,
          ]
        : []),
    ],
    main: html`${renderMain(island, example, { isGate, opens })}${example.isOnLongPage && longPage}`,
  });
}

function renderCookies(cookies: NonNullable<GalleryExample['cookies']>): Html {
  const encoded = Object.entries(cookies).map(([name, value]) => [name, encodeURIComponent(value)]);
  const json = JSON.stringify(Object.fromEntries(encoded));
  return html`<script src="/assets/own-cookies.js" data-cookies="${json}"></script>\n`;
}

function renderMain(
  island: GalleryEntry['island'],
  { props, openedBy }: GalleryExample,
  { isGate, opens }: { isGate: boolean; opens: boolean },
): Html {
  const { name, overlay } = island;
  if (openedBy) return renderPlace(openedBy.island, openedBy.props);
  if (isGate) return html`<p class="opener"><a href="?open">Open ${name}</a></p>`;
  return (overlay && opens) || isOnlyOverlay(island)
    ? html`<p class="opener"><button type="button" data-ce-open="${name}"${renderProps(props)}>Open ${name}</button></p>`
    : renderMarker(island, props);
}
