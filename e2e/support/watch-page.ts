import type { BrowserContext } from '@playwright/test';

/** Problems on the pages of a browser context. */
export interface PageWatch {
  /** Uncaught errors, console errors and violations of the content security policy, in order. */
  problems: string[];
  /** Expects console errors that match: they are not problems, whenever they occur. */
  expectConsole: (pattern: RegExp) => void;
  /** Waits until everything so far is recorded. */
  catchUp: () => Promise<void>;
}

/** Firefox's integrity message about a request aborted before its response: the hash is that of an empty file. */
const EMPTY_HASH = 'The computed hash is “47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=”';

const VIOLATION = 'Violation of the content security policy';

/** Starts recording the problems of all pages that the context opens. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const expected: RegExp[] = [];
  // The address tells which request failed; patterns are not matched against it, since it may contain any number.
  const seen: { problem: string; address?: string }[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push({ problem: `console.error: ${message.text()}`, address: message.location().url });
  });
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    const text = stack || message;
    if (text.includes(EMPTY_HASH)) return;
    // Firefox also logs each violation like this; the listener below reports it in more detail.
    if (!text.startsWith('Content-Security-Policy:')) seen.push({ problem: `uncaught: ${text}` });
  });
  await context.addInitScript((violation) => {
    // As text: of a logged error, Firefox's driver reports only that it is one.
    const { error } = console;
    console.error = (...values) => error(...values.map(String));
    document.addEventListener('securitypolicyviolation', (event) => {
      // Playwright's own code, which adds a style for screenshots in Firefox, and which the policy blocks.
      if (event.violatedDirective === 'style-src-elem' && /(> |%3E%20)eval$/.test(event.sourceFile)) return;
      const place = `${event.sourceFile || event.documentURI}:${event.lineNumber}`;
      console.error(
        `${violation}: ${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${place}`,
      );
    });
  }, VIOLATION);
  return {
    get problems() {
      return seen
        .filter(({ problem }) => !expected.some((pattern) => pattern.test(problem)))
        .map(({ problem, address }) => (address ? `${problem} (${address})` : problem));
    },
    expectConsole: (pattern) => expected.push(pattern),
    async catchUp() {
      const nextTask = () => new Promise((done) => setTimeout(done));
      // A page may be closing or navigating.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(nextTask)));
    },
  };
}
