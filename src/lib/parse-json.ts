/**
 * Parses JSON that a server has written. A field that is `null` counts as absent, as PHP and Java write what they do
 * not have (decision C4); items of lists stay, since their places may count.
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

/** Takes the fields that are `null` out of an object, and returns what is inside it or a list. */
function dropNulls(holder: unknown): unknown[] {
  if (typeof holder !== 'object' || holder === null) return [];
  if (Array.isArray(holder)) return holder;
  const fields = holder as Record<string, unknown>;
  for (const key in fields) if (fields[key] === null) delete fields[key];
  return Object.values(fields);
}
