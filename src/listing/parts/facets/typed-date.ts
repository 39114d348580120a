/** Earlier years are incomplete input: `0202` of `2026`. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** State of a native date field: a day as yyyy-mm-dd, empty, or not a date (yet). */
export function typedDate(field: HTMLInputElement): { day: string } | 'nothing' | 'wrong' {
  if (field.validity.badInput) return 'wrong';
  if (!field.value) return 'nothing';
  const year = Number.parseInt(field.value, 10);
  return year < FIRST_YEAR || year > LAST_YEAR ? 'wrong' : { day: field.value };
}

/** Returns a filter value's day for a native date field, in the visitor's time zone; empty for an invalid date. */
export function dayOf(value: string | undefined): string {
  if (!value) return '';
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? '' : localDay(time);
}

/** A day in the visitor's time zone as yyyy-mm-dd. */
export function localDay(time: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`;
}
