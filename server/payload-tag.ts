import type { PayloadError } from '../src/errors/payload-error.ts';
import { payloadFaults } from '../src/payload/payload-faults.ts';
import type { RawPayload } from '../src/payload/schema.ts';
import { scriptJson } from './escape.ts';

/** Options of `payload`. */
export interface PayloadOptions {
  /**
   * Receives each fault: `message` names the JSON path, what was expected and what was received. The islands leave faulty
   * fields out, so that a page with a fault still works; throw here to refuse it. @default writes to `console.error`
   */
  onFault?: ((fault: PayloadError) => void) | undefined;
}

/**
 * Writes the element with the page's payload, `<script type="application/json" id="ce-payload">`, and checks the
 * payload's fields. No text in it can end the element.
 */
export function payload(data: RawPayload, { onFault = logFault }: PayloadOptions = {}): string {
  // As the page will read it: dates are text, and what is `undefined` is absent.
  const json = scriptJson(data);
  const fields = JSON.parse(json);
  payloadFaults({ fields, json }).forEach(onFault);
  return `<script type="application/json" id="ce-payload">${json}</script>`;
}

function logFault({ message }: PayloadError): void {
  console.error(message);
}
