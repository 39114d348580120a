/** Address of a product's page. */
export function productAddress(id: string, industry?: string): string {
  return `/product/${encodeURIComponent(id)}${industry ? `?i=${encodeURIComponent(industry)}` : ''}`;
}
