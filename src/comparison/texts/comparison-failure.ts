/** The notice if a comparison cannot be saved, loaded or deleted (spec S§8). */
export const comparisonFailure = {
  texts: { 'comparison.failed': '{reason} Your comparison is kept here.' },
  key: 'comparison.failed',
  kind: 'save',
  about: 'comparison',
} as const;
