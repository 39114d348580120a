const measures = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A colour value with one decimal and a true minus. */
export function formatMeasure(value: number): string {
  return measures.format(value).replace('-', '−');
}
