/** Labels whose keys contain characters with a meaning in query strings or parsers, as in real catalogues. */
export const oddLabels: readonly string[] = [
  'Trial lots, on request',
  '5" drawdown card',
  'R&D / pilot scale',
  '♻️ Recycled carton',
  "100 % + more: (buyer's) lot #1",
  '-20 °C storable',
  longLabel(),
];

/** The odd label of a product; most have none, including those on the first pages. */
export function oddLabelAt(index: number): string | undefined {
  const isOdd = index > 31 && index % 23 === 17;
  return isOdd ? oddLabels[Math.floor(index / 23) % oddLabels.length] : undefined;
}

/** Two hundred characters. */
function longLabel(): string {
  const sentence =
    'Matched by our laboratory to the colour collection of the customer, held in stock for their call-off orders, ' +
    'delivered in bags of fifteen kilograms on chemically treated pallets, with a certificate of analysis for each lot';
  return sentence.slice(0, 200);
}
