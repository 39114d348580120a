import { beforeAll, beforeEach } from 'vitest';
import { browserOf, type DemoOptions, type TestBrowser, type TestDemo, testDemo } from './test-demo.ts';

interface Prepared {
  demo: TestDemo;
  browser: TestBrowser;
}

type Options = DemoOptions & {
  /** Who is logged in in the browser, by first name. @default nobody */
  as?: string;
};

/** Makes a demo before each test, and a browser in which it was not visited yet. */
export const demoForEach = (options?: Options): Prepared => prepare(beforeEach, options);

/** Makes one demo for all tests of the file. */
export const demoForAll = (options?: Options): Prepared => prepare(beforeAll, options);

function prepare(before: typeof beforeEach, { as, ...options }: Options = {}): Prepared {
  const demo = {} as TestDemo;
  const browser = browserOf((service, request) => demo.send(service, request));
  before(async () => {
    Object.assign(demo, await testDemo(options));
    browser.forget();
    if (as) await browser.login(as);
  });
  return { demo, browser };
}
