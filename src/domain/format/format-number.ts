let figures: Intl.NumberFormat | undefined;

/**
 * Formats a number in English with all digits, since 0.00001 is not zero, and with a true minus sign.
 *
 * @param decimals minimum number of decimals, such as 1 for `7.0`
 */
export function formatNumber(number: number, decimals = 0): string {
  const text = format(number).replace('-', '−');
  const missing = decimals - (text.split('.')[1]?.length ?? 0);
  if (missing <= 0) return text;
  return `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
}

/** A formatter takes a cheap phone 30 ms to make; only numbers with an exponent need one. */
function format(number: number): string {
  const text = String(number);
  const [whole = '', ...decimals] = text.split('.');
  if (/^-?\d+$/.test(whole) && !/\D/.test(decimals.join('')))
    return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.');
  figures ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 21 });
  return figures.format(number);
}
