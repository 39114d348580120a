import type { PageDependencies } from '../../site/page-dependencies.ts';
import { type Html, html } from '../html.ts';
import { renderLoader } from '../loader-script.ts';
import type { PageRequest } from '../page.ts';
import { renderBarePage } from './bare-page.ts';
import type { GalleryEntry, GalleryExample } from './entry.ts';
import { isOnlyOverlay, renderMarker, renderProps } from './snippet.ts';

/** `/gallery/frame/:island/:example`: one example alone, with the site's payload and the example's fields in it. */
export async function renderFramePage(
  c: PageRequest['c'],
  deps: PageDependencies,
  { island }: GalleryEntry,
  example: GalleryExample,
): Promise<Html> {
  const payload = await deps.buildPayload(c.get('session'), {
    path: c.req.path,
    keepOnceOnly: true,
    overrides: { ...example.payload, page: { suppressCookieModal: true, ...example.payload?.page } },
  });
  const opensAtOnce = island.overlay && c.req.query('open') !== undefined;
  const name = island.name;
  return renderBarePage(c, {
    title: `${island.name}: ${example.name}`,
    description: example.shows,
    payload,
    scripts: [
      html`<script src="/assets/own-tab.js"></script>\n`,
      renderLoader(deps.loaderScript(), { asksForConsent: false }),
      ...(opensAtOnce ? [html`\n<script src="/assets/open-at-once.js" defer></script>`] : []),
    ],
    main:
      opensAtOnce || isOnlyOverlay(island)
        ? html`<p class="opener"><button type="button" data-ce-open="${name}"${renderProps(example.props)}>Open ${name}</button></p>`
        : renderMarker(island, example.props),
  });
}
