import type { ListingControlTexts } from '../../../../texts/listing-controls.ts';
import { localDay } from './typed-date.ts';

/** A choice of a date filter; without a value: any time. */
export interface DatePreset {
  text: keyof ListingControlTexts;
  value: string | undefined;
}

/**
 * What a date filter offers besides a date of one's own.
 *
 * @param previousLogin time of the login before this one, with its minutes: documents may be newer by hours
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
