/** Intervals of notifications about changed documents (spec S§9), most frequent first. */
export const notificationIntervals = ['instant', 'daily', 'weekly', 'monthly', 'quarterly'] as const;

/** One of the intervals. */
export type NotificationInterval = (typeof notificationIntervals)[number];
