import type { Outcome } from './run-steps.ts';

/** What `npm test` says at its end, a line each: step times, tests that need attention, failures, the counts. */
export function summary({ passed, failed, failures, flaky, times }: Outcome): string[] {
  const total = times.reduce((sum, { ms }) => sum + ms, 0);
  return [
    '',
    ...[...times, { name: 'all', ms: total }].map(({ name, ms }) => `${formatTime(ms).padStart(6)}  ${name}`),
    '',
    ...flaky.map((test) => `Attention, passed at its second try only: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}

/** Minutes and seconds, such as `1:05`. */
function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
