const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 21 });

/**
 * Formats a number in English with all digits, since 0.00001 is not zero, and with a true minus sign.
 *
 * @param decimals minimum number of decimals, such as 1 for `7.0`
 */
export function formatNumber(number: number, decimals = 0): string {
  const text = short.format(number).replace('-', '−');
  const missing = decimals - (text.split('.')[1]?.length ?? 0);
  if (missing <= 0) return text;
  return `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
}
