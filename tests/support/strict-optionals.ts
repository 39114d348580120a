/** Any schema of Valibot, as far as it is walked. */
interface Walked {
  type: string;
  entries?: Record<string, Walked>;
  item?: Walked;
  value?: Walked;
  wrapped?: Walked;
  options?: readonly Walked[];
  pipe?: readonly Walked[];
  fallback?: unknown;
}

/** Paths of optional fields whose odd value fails the schema around them, since they have no fallback. */
export function strictOptionals(schema: unknown): string[] {
  return schema ? [...strictIn(schema as Walked, '')] : [];
}

function* strictIn(schema: Walked, path: string): Generator<string> {
  const { entries = {}, item, value, wrapped, options = [] } = schema;
  for (const [key, entry] of Object.entries(entries)) {
    if (isOptional(entry) && !hasFallback(entry)) yield `${path}.${key}`;
    yield* strictIn(entry, `${path}.${key}`);
  }
  if (item) yield* strictIn(item, `${path}[]`);
  if (value && typeof value === 'object') yield* strictIn(value, `${path}.*`);
  if (wrapped) yield* strictIn(wrapped, path);
  for (const option of Array.isArray(options) ? options : [])
    if (typeof option === 'object') yield* strictIn(option, path);
  const [first] = schema.pipe ?? [];
  if (first && first !== schema) yield* strictIn(first, path);
}

const isOptional = ({ type }: Walked) => type === 'optional';

/** A pipe has its first schema's properties, hence its fallback. */
function hasFallback(schema: Walked): boolean {
  return 'fallback' in schema || (schema.wrapped !== undefined && hasFallback(schema.wrapped));
}
