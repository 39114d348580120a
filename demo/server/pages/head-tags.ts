import { type HeadTagsOptions, writeHeadTags } from '../../../server/head-tags.ts';
import type { Tags } from '../../../server/tags.ts';
import { type Html, html, trustedHtml } from '../base/html.ts';

/** Where the demo has the built files. */
const BASE = '/ce/';

/**
 * Renders the script tag of the widgets, and preloads of what the page's islands fetch first. Without a build only the
 * script tag, so that the page shows its server-rendered content.
 */
export function renderHeadTags(
  tags: Tags | undefined,
  use: Pick<HeadTagsOptions, 'islands' | 'asksForConsent'>,
): Html {
  if (!tags) return html`<script src="${BASE}ce-widgets.js" defer></script>`;
  return trustedHtml(writeHeadTags(tags, { base: BASE, ...use }));
}

/** Names of the islands that a page's HTML has elements for. */
export function islandsIn(tags: Tags | undefined, page: readonly (Html | string)[]): string[] {
  const names = page.flatMap((text) =>
    Array.from(text.toString().matchAll(/data-ce-widget="([\w-]+)"/g), ([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => tags && name in tags.islands);
}
