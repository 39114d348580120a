/** How often someone may hear of changed documents (spec S§9), from often to rarely. */
export const notificationIntervals = ['instant', 'daily', 'weekly', 'monthly', 'quarterly'] as const;

/** One of the intervals. */
export type NotificationInterval = (typeof notificationIntervals)[number];
