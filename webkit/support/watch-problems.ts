/** Where the pages of a session note what went wrong on them. */
export const PROBLEMS = 'webkit-problems';

/** Runs first on each page: notes uncaught errors, console errors and violations of the content security policy. */
export function watchProblems(): void {
  const note = (problem: string) => {
    const key = 'webkit-problems';
    sessionStorage.setItem(
      key,
      JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), problem]),
    );
  };
  addEventListener('error', ({ message, filename, lineno }) =>
    note(`uncaught: ${message} at ${filename}:${lineno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason?.stack ?? reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(`console.error: ${words.join(' ')}`);
    error(...words);
  };
}
