/** Identifies a response: `id=p-0147&i=coatings`; without `i` if no industry was requested. */
export function servedQuery(productId: string, industry: string | null): string {
  return new URLSearchParams({ id: productId, ...(industry !== null && { i: industry }) }).toString();
}
