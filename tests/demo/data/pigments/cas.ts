/** Whether a CAS registry number is well formed and its check digit holds. */
export function isCasNumber(text: string): boolean {
  const [, body, check] = /^(\d{2,7}-\d{2})-(\d)$/.exec(text) ?? [];
  if (body === undefined) return false;
  const digits = [...body.replace('-', '')].reverse();
  const sum = digits.reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return sum % 10 === Number(check);
}
