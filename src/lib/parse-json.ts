/**
 * Parses JSON from a server. Removes fields that are `null`, since PHP and Java write absent fields this way
 * (decision C4). Keeps items of lists, since their positions may matter.
 *
 * @throws {SyntaxError}
 */
export function parseJson(json: string): unknown {
  const value: unknown = JSON.parse(json);
  // Level by level: a reviver recurses, and deep JSON would exhaust the stack.
  let level = [value];
  while (level.length > 0) level = level.flatMap(dropNulls);
  return value;
}

/** Removes an object's fields that are `null`. Returns the values inside the object or list. */
function dropNulls(holder: unknown): unknown[] {
  if (typeof holder !== 'object' || holder === null) return [];
  if (Array.isArray(holder)) return holder;
  const fields = holder as Record<string, unknown>;
  for (const key in fields) if (fields[key] === null) delete fields[key];
  return Object.values(fields);
}
