/**
 * Chunks of the runtime that a page fetches on demand, by file name. The only list of them: the npm package imports from
 * it, and the script tag's build creates a file for each.
 */
export const pageChunks = {
  /** Mounts islands; includes React. */
  react: () => import('./island/mount-island.tsx'),
  'cookie-modal': () => import('../../widgets/cookie-modal/open-cookie-modal.ts'),
  gated: () => import('./consent/watch-gated.ts'),
  'consent-options': () => import('./consent/start-consent-options.ts'),
  analytics: () => import('./analytics/start-analytics.ts'),
  'error-reporting': () => import('./error-reporting/report-error.ts'),
  editor: () => import('./editor/explain-failures.ts'),
  gates: () => import('./gates/watch-gates.ts'),
  tooltips: () => import('./tooltips/watch-tooltips.ts'),
};

/** The chunks by name. */
export type PageChunks = {
  [Name in keyof typeof pageChunks]: Awaited<ReturnType<(typeof pageChunks)[Name]>>;
};
