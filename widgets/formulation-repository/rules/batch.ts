/** Maximum batch size in grams: a hundred tonnes. */
const MAX_BATCH = 100_000_000;

/** Parses a batch size in grams, as typed; `undefined` if it is not an amount. */
export function readBatch(text: string): number | undefined {
  const plain = text.trim().replaceAll(/[\s,](?=\d{3}(\D|$))/g, '');
  if (!/^\d+([.,]\d+)?$/.test(plain)) return undefined;
  const grams = Number(plain.replace(',', '.'));
  return grams > 0 && grams <= MAX_BATCH ? grams : undefined;
}

/** Mass of a share in a batch, in grams, with the decimals needed for shares of 0.01 %, at most three. */
export function formatMass(share: number, batch: number): string {
  const grams = (share / 100) * batch;
  const decimals = Math.min(3, Math.max(0, 4 - Math.floor(Math.log10(batch))));
  return grams.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
