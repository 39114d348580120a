import type { IslandFacts } from '../../../../src/mount/island/contract.ts';
import type { IslandExample } from '../../../../src/mount/island/example.ts';
import { type Html, html, trustedHtml } from '../../base/html.ts';

/** Returns the HTML that a page needs for an example: payload fields, and marker or opener. */
export function writeSnippet(
  island: IslandFacts,
  { payload, props, openedBy }: Pick<IslandExample, 'payload' | 'props' | 'openedBy'>,
): string {
  const fields = payload && JSON.stringify(payload, null, 2).replaceAll('<', '\\u003c');
  const script = fields ? `<script type="application/json" id="ce-payload">\n${fields}\n</script>\n` : '';
  const place = openedBy ? renderPlace(openedBy.island, openedBy.props) : renderMarker(island, props);
  return `${script}${place}`;
}

/**
 * Renders the marker of an island; for one that is only an overlay, a link that opens it.
 *
 * @param served content of the element until the island is ready
 */
export function renderMarker(island: IslandFacts, props?: object, served?: Html): Html {
  const { name, overlay } = island;
  if (overlay && isOnlyOverlay(island)) {
    const href = overlay.query ? `?${overlay.query}=1` : `#${overlay.hash ?? name}`;
    return html`<a href="${href}" data-ce-open="${name}"${renderProps(props)}>Open ${name}</a>`;
  }
  return renderPlace(name, props, served);
}

/** Renders the marker with the props of the first example, so that it works when copied. */
export function renderWorkingMarker(island: IslandFacts, examples: readonly IslandExample[]): Html {
  const [first] = examples;
  return renderMarker(island, first?.openedBy ? undefined : first?.props);
}

/** Renders the element of an island. */
export function renderPlace(name: string, props?: object, served?: Html): Html {
  const element = trustedHtml(name === 'main-navigation' ? 'nav' : 'div');
  return html`<${element} data-ce-widget="${name}"${renderProps(props)}>${served}</${element}>`;
}

/** Whether the island can only be opened as an overlay. */
export function isOnlyOverlay({ when }: Pick<IslandFacts, 'when'>): boolean {
  return when === 'event(overlay:shown)';
}

/** Returns the attribute with an example's props, if any. */
export function renderProps(props: object | undefined): Html {
  const hasProps = props && Object.keys(props).length > 0;
  return html`${hasProps && html` data-ce-props='${quoteJson(props)}'`}`;
}

/** Escapes JSON for an attribute in single quotes, which keeps its own quotes readable. */
function quoteJson(value: object): Html {
  const json = JSON.stringify(value);
  return trustedHtml(json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;'));
}
