import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json.ts';
import { describeIssue } from '../../payload/describe-issue.ts';
import { isServedTo } from '../ahead/ahead-context.ts';
import { ofStore } from '../of-store.ts';
import type { Store } from '../state.ts';
import { viewerOf } from './http-context.ts';

// Responses that a page may contain for a product, so that no calls are needed (docs/architecture.md, "Payload, store,
// events"): `<script type="application/json" data-ce-answer>` inside the island's element.

const schema = v.object({
  query: v.string(),
  user: v.optional(v.string()),
  region: v.optional(v.string()),
  answer: v.object({
    product: v.optional(v.unknown()),
    fields: v.optional(v.unknown()),
    catalogues: v.optional(v.unknown()),
  }),
});

type Served = v.InferOutput<typeof schema>;
/** The product, the fields of products, or the technical entries. */
type AnswerKey = keyof Served['answer'];

const keptOf = ofStore((): { served?: Served } => ({}));

/** Keeps the page's responses until they are taken. Invalid ones are named in the console. */
export function keepServed(store: Store, json: string): void {
  let value: unknown;
  try {
    value = parseJson(json);
  } catch {
    value = undefined;
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) keptOf(store).served = output;
  else console.error(describeIssue(issues[0], 'data-ce-answer').message);
}

/** Keeps the fields that a listing's answer brings along, unless a product's answers are kept. */
export function keepServedFields(
  store: Store,
  { user, region, fields }: Pick<Served, 'user' | 'region'> & { fields?: unknown },
): void {
  if (fields !== undefined) keptOf(store).served ??= { query: '', user, region, answer: { fields } };
}

/**
 * Takes one of the page's responses, once: later requests go to the service. None if they are another viewer's.
 *
 * @param query identifies the call, if there can be several
 */
export function takeServed(store: Store, key: AnswerKey, query?: string): unknown {
  const kept = keptOf(store);
  const { served } = kept;
  if (!served || !isServedTo(viewerOf(store), served)) return undefined;
  if (query !== undefined && served.query !== query) return undefined;
  const { [key]: taken, ...others } = served.answer;
  kept.served = { ...served, answer: others };
  return taken;
}
