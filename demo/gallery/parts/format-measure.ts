const measures = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a colour value with one decimal and a true minus sign. */
export function formatMeasure(value: number): string {
  return measures.format(value).replace('-', '−');
}
