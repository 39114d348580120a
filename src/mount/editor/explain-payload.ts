import type * as v from 'valibot';
import type { PayloadError } from '../../errors/payload-error.ts';
import { comparisonFields } from '../../payload/comparison-fields.ts';
import { payloadFaults } from '../../payload/payload-faults.ts';
import { parseRecord, payloadElements, type RawPage } from '../../payload/raw-page.ts';
import { PAYLOAD_VERSION } from '../../payload/read-payload.ts';
import { payloadFields } from '../../payload/schema.ts';
import { wrongPayloadElement } from '../../payload/wrong-payload-element.ts';
import { createBox } from './create-box.ts';
import { findMisspeltNames } from './find-unknown-names.ts';
import { jsonFault, repairJson } from './json-fault.ts';
import { repairValue } from './repair-value.ts';
import { writeTag } from './write-tag.ts';

const TITLE = 'The page payload is not set up correctly';

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = { ...payloadFields, ...comparisonFields };

const EMPTY = '<script type="application/json" id="ce-payload">{ "version": 1 }</script>';

/** Boxes for all that is wrong with the payload: one for each field, with a remedy that keeps what is right. */
export function explainPayload({ json }: RawPage): HTMLElement[] {
  const fields = parseRecord(json) ?? {};
  const byField = Object.groupBy(payloadFaults({ fields, json }), ({ path }) => /^\w*/.exec(path)?.[0] ?? '');
  const boxes = Object.entries(byField).map(([field, found = []]) => {
    if (!field) return explainMissing(json, found[0] as PayloadError);
    const text = found.map(({ message }) => message).join(' ');
    return createBox(TITLE, text, remedyFor(field, fields[field], found));
  });
  const misspelt = findMisspeltNames(fields).map((message) =>
    createBox('The page payload has a name that is ignored', message),
  );
  return [...explainDoubles(fields), ...misspelt, ...boxes];
}

/** There is no payload: its element is missing, of another kind, or not JSON. */
function explainMissing(json: RawPage['json'], { message }: PayloadError): HTMLElement {
  const wrong = json == null && wrongPayloadElement();
  if (wrong) {
    const tag = writeTag(wrong).replace(/<\/.*/, '');
    const remedy = '<script type="application/json" id="ce-payload">…</script>';
    return createBox(TITLE, `The element with the id "ce-payload" is ${tag}, which is not read.`, remedy);
  }
  const fault = json?.trim() && jsonFault(json);
  if (!fault) return createBox(TITLE, message, EMPTY);
  const line = Number(/\d+/.exec(fault)?.[0]);
  const repaired = repairJson(json ?? '')?.split('\n')[line - 1];
  return createBox(TITLE, `The payload is not JSON from ${fault}`, repaired?.trim());
}

/** Which of several elements is read nobody can see; fields of the others are lost. */
function explainDoubles(fields: RawPage['fields']): HTMLElement[] {
  const elements = payloadElements();
  if (elements.length < 2) return [];
  const all = Object.assign({}, ...elements.map(({ textContent }) => parseRecord(textContent)));
  const lost = Object.entries(all).filter(([field]) => !(field in fields));
  const message =
    `${elements.length} elements have the id "ce-payload", and one is read: move all fields into it, and remove the others. ` +
    'If a router keeps them in the head, write the payload into the body.';
  const snippet = lost.map(([field, value]) => `"${field}": ${JSON.stringify(value)}`).join(',\n');
  return [createBox('The page has more than one payload', message, snippet)];
}

/** The repaired items of a list, or the repaired field. */
function remedyFor(field: string, value: unknown, errors: readonly PayloadError[]): string | undefined {
  const schema = SCHEMAS[field];
  if (!schema) return undefined;
  const repaired = field === 'version' ? PAYLOAD_VERSION : repairValue(schema, field, value);
  if (!Array.isArray(repaired)) return `"${field}": ${JSON.stringify(repaired)}`;
  const wrong = new Set(errors.map(({ path }) => Number(/^\w+\[(\d+)\]/.exec(path)?.[1] ?? 0)));
  return [...wrong].map((index) => `${field}[${index}]: ${JSON.stringify(repaired[index])}`).join('\n');
}
