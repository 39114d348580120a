/** Text shown if the code that saves comparisons cannot be loaded (spec S§8). */
export const comparisonOfflineTexts = {
  'comparison.error.offline': 'There is no connection. Your comparison is kept here; please try again.',
} as const;
