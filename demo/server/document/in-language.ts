import { formatDate } from '../base/format-date.ts';

const isEnglish = (language: string) => language.startsWith('en');

/** The day of a time in UTC as readers of a language write it; in English as on the site. @param language BCP 47 */
export function dateIn(language: string, iso: string): string {
  if (isEnglish(language)) return formatDate(iso);
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(iso));
}

/** A text with the decimal sign of a language in its figures, such as `1,5 g/cm³`. @param language BCP 47 */
export function figuresIn(language: string, text: string): string {
  const sign = new Intl.NumberFormat(language).formatToParts(1.5)[1]?.value ?? '.';
  return text.replaceAll(/(?<=\d)\.(?=\d)/g, sign);
}
