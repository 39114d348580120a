import type { BrowserContext } from '@playwright/test';

/** What went wrong on the pages of a browser context while nobody looked. */
export interface PageWatch {
  /** Uncaught errors, console errors and violations of the content security policy, in order. */
  problems: string[];
  /** Expects console errors that match: they are no problems, whenever they come. */
  expectConsole: (pattern: RegExp) => void;
  /** Waits until what has happened on the pages so far has been noted. */
  catchUp: () => Promise<void>;
}

/** What Firefox says of a request that was given up before its answer: nothing at all has another hash. */
const EMPTY_HASH = 'The computed hash is “47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=”';

const VIOLATION = 'Violation of the content security policy';

/** Starts collecting the problems of every page that the context opens. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const expected: RegExp[] = [];
  // The address says which request failed; patterns do not see it, since it may hold any number.
  const seen: { problem: string; address?: string }[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push({ problem: `console.error: ${message.text()}`, address: message.location().url });
  });
  context.on('weberror', (webError) => {
    const { message, stack } = webError.error();
    const text = stack || message;
    if (text.includes(EMPTY_HASH)) return;
    // Firefox says each violation this way too; the listener below says it better.
    if (!text.startsWith('Content-Security-Policy:')) seen.push({ problem: `uncaught: ${text}` });
  });
  await context.addInitScript((violation) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Playwright's own code, which adds a style for screenshots in Firefox. The policy forbids a page to eval.
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
      // A page may just be closing or moving on.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(nextTask)));
    },
  };
}
