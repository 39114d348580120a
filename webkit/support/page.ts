import { error, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findElements, type Wanted } from './find-elements.ts';

/** How long a flow waits for what a visitor is about to see, in ms. */
const PATIENCE = 30_000;

/** Something on the page, looked for anew each time it is used. */
export interface Target {
  /** Something within this one. */
  get: (role: string, name?: string) => Target;
  /** Waits until it is seen. */
  seen: () => Promise<WebElement>;
  /** Waits until it is not seen any more. */
  gone: () => Promise<void>;
  click: () => Promise<void>;
  /** Types in place of what is there. */
  fill: (text: string) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (option: string) => Promise<void>;
}

/** A browser's only tab. */
export interface Page {
  driver: WebDriver;
  open: (path: string) => Promise<void>;
  resize: (width: number, height?: number) => Promise<void>;
  /** Something by its role and the beginning of its name. */
  get: Target['get'];
}

/** Wraps a session of the driver in what flows do with a page. */
export function pageOf(driver: WebDriver, site: string): Page {
  return {
    driver,
    open: (path) => driver.get(new URL(path, site).href),
    async resize(width, height = 900) {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    get: (role, name = '') => target(driver, [{ role, name }]),
  };
}

function target(driver: WebDriver, path: readonly Wanted[]): Target {
  const what = path.map(({ role, name }) => `${role} "${name}"`).join(' > ');
  const all = () => driver.executeScript<WebElement[]>(`return (${findElements})(arguments[0])`, path);
  const seen = () =>
    driver.wait(async () => (await all())[0] ?? null, PATIENCE, `There is no ${what}`) as Promise<WebElement>;
  /** React may put another element in its place between the look and the touch. */
  const touch = (act: (element: WebElement) => Promise<void>) =>
    driver.wait(
      async () => {
        try {
          await act(await seen());
          return true;
        } catch (problem) {
          if (isPassing(problem)) return false;
          throw problem;
        }
      },
      PATIENCE,
      `${what} cannot be used`,
    );
  return {
    get: (role, name = '') => target(driver, [...path, { role, name }]),
    seen,
    async gone() {
      await driver.wait(async () => (await all()).length === 0, PATIENCE, `${what} stays`);
    },
    async click() {
      await touch(async (element) => {
        await driver.executeAsyncScript(untilAtRest, element);
        await element.click();
      });
    },
    async fill(text) {
      await touch(async (element) => {
        await element.clear();
        await element.sendKeys(text);
      });
    },
    async choose(option) {
      await touch(async (element) => {
        const [wanted] = await driver.executeScript<WebElement[]>(
          'return [...arguments[0].options].filter(({ text }) => text === arguments[1])',
          element,
          option,
        );
        if (!wanted) throw new Error(`${what} has no option "${option}"`);
        await wanted.click();
      });
    },
  };
}

/** Runs in the page: brings an element into view and waits until nothing moves it any more. */
function untilAtRest(element: Element, done: () => void): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const hostOf = (root: Node) => (root instanceof ShadowRoot ? root.host : null);
  const isAnimated = (part: Element | null): boolean =>
    part !== null &&
    (part.getAnimations().some(({ playState }) => playState === 'running') ||
      isAnimated(part.assignedSlot ?? part.parentElement ?? hostOf(part.getRootNode())));
  let before = '';
  const look = () => {
    const { x, y } = element.getBoundingClientRect();
    const now = `${x} ${y}`;
    if (now === before && !isAnimated(element)) return done();
    before = now;
    requestAnimationFrame(look);
  };
  look();
}

function isPassing(problem: unknown): boolean {
  return (
    problem instanceof error.StaleElementReferenceError ||
    problem instanceof error.ElementNotInteractableError ||
    problem instanceof error.ElementClickInterceptedError
  );
}
