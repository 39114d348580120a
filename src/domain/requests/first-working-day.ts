/**
 * Returns the first working day after a day, as yyyy-mm-dd in the calendar of the time zone in which it is read: the
 * earliest day by which samples can be wanted. Holidays are not known.
 */
export function firstWorkingDay(today: Date): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  while (day.getDay() === 0 || day.getDay() === 6) day.setDate(day.getDate() + 1);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
