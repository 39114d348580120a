import { parseJson } from '../lib/parse-json.ts';

/** Contents of the page's payload element, before any field is validated. */
export interface RawPage {
  /** The payload's fields; empty if there is no usable payload. */
  fields: Readonly<Record<string, unknown>>;
  /** The element's text; absent if there is no such element. */
  json?: string | null | undefined;
}

/** The elements with the page's payload: one, but for mistakes and for routers that add the next page's first. */
export function payloadElements(): Element[] {
  // Only scripts: an editor's HTML may contain another element with that id.
  return [...document.querySelectorAll('script#ce-payload[type="application/json"]')];
}

/** Reads the payload element (docs/architecture.md, "One page, one script"); never throws. */
export function readRawPage(): RawPage {
  const json = payloadElements()[0]?.textContent;
  return { fields: parseRecord(json) ?? {}, json };
}

/** The fields of a JSON object; `undefined` for any other text. The only place that parses the page's JSON. */
export function parseRecord(json: string | null | undefined): Record<string, unknown> | undefined {
  try {
    const value = parseJson(json as string);
    const isRecord = value && typeof value === 'object' && !Array.isArray(value);
    return isRecord ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
