/** Text shown if a comparison cannot be saved, loaded or deleted (spec S§8). */
export const comparisonFailureTexts = {
  'comparison.failed': '{reason} Your comparison is kept here.',
} as const;
