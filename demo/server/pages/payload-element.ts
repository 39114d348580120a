import type { RawPayload } from '../../../src/payload/schema.ts';
import { type Html, html, trustedHtml } from '../base/html.ts';

/** Renders the page payload as the element that the widgets read; data such as `</script>` can't end it. */
export function renderPayloadElement(payload: RawPayload): Html {
  return html`<script type="application/json" id="ce-payload">${trustedHtml(encodeScriptJson(payload))}</script>`;
}

/** Escapes JSON for HTML. */
export function encodeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
