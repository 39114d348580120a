import type { ListingControlTexts } from '../../texts/controls.ts';
import { localDay } from './typed-date.ts';

/** An option of a date filter; without a value: any time. */
export interface DatePreset {
  text: keyof ListingControlTexts;
  value: string | undefined;
}

/**
 * Options of a date filter besides a custom date.
 *
 * @param previousLogin time of the previous login, to the minute: documents may be only hours newer
 */
export function datePresets(now: Date, previousLogin: string | undefined): DatePreset[] {
  const daysAgo = (days: number) =>
    localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
  const yearAgo = localDay(new Date(now.getFullYear() - 1, now.getMonth(), now.getDate()));
  return [
    { text: 'listing.date.any', value: undefined },
    ...(previousLogin ? [{ text: 'listing.date.lastVisit', value: previousLogin } as const] : []),
    { text: 'listing.date.days', value: daysAgo(30) },
    { text: 'listing.date.year', value: yearAgo },
  ];
}
