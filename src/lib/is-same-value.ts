/** Whether two values of a form field are the same; of lists the order does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((item) => other.includes(item));
}
