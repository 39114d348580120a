import type { IslandFacts } from '../../../../src/mount/contract.ts';
import type { IslandExample } from '../../../../src/mount/example.ts';
import { type Html, html, trustedHtml } from '../html.ts';

/** What a page needs to hold for an example: its payload fields, and the marker or the opener. */
export function writeSnippet(
  island: IslandFacts,
  { payload, props }: Pick<IslandExample, 'payload' | 'props'>,
): string {
  const fields = payload && JSON.stringify(payload, null, 2).replaceAll('<', '\\u003c');
  const script = fields ? `<script type="application/json" id="ce-payload">\n${fields}\n</script>\n` : '';
  return script + renderMarker(island, props).text;
}

/** The element that becomes an island, or for an overlay a link that opens it. */
export function renderMarker({ name, overlay }: IslandFacts, props?: object): Html {
  if (overlay) {
    const href = overlay.query ? `?${overlay.query}=1` : `#${overlay.hash ?? name}`;
    return html`<a href="${href}" data-ce-open="${name}">Open ${name}</a>`;
  }
  const element = name === 'main-navigation' ? 'nav' : 'div';
  const json = props && Object.keys(props).length > 0 && quoteJson(props);
  return html`<${trustedHtml(element)} data-ce-widget="${name}"${json && html` data-ce-props='${json}'`}></${trustedHtml(element)}>`;
}

/** JSON for an attribute in single quotes, in which its own quotes stay legible. */
function quoteJson(value: object): Html {
  const json = JSON.stringify(value);
  return trustedHtml(json.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;'));
}
