/** What a visitor reads where not even the code that keeps comparisons can be fetched (spec S§8). */
export const comparisonOfflineTexts = {
  'comparison.error.offline': 'There is no connection. Your comparison is kept here; please try again.',
} as const;
