const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 21 });

/**
 * Formats a number in English with all of its digits, since 0.00001 is no zero, and with a true minus.
 *
 * @param decimals at least so many, such as 1 for `7.0`
 */
export function formatNumber(number: number, decimals = 0): string {
  const text = short.format(number).replace('-', '−');
  const missing = decimals - (text.split('.')[1]?.length ?? 0);
  if (missing <= 0) return text;
  return `${text}${text.includes('.') ? '' : '.'}${'0'.repeat(missing)}`;
}
