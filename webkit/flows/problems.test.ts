import { expect, test } from '../support/test.ts';
import { PROBLEMS } from '../support/watch-problems.ts';

test('what goes wrong on a page is noticed, also by the page that follows', async ({ page }) => {
  const { driver, open } = page;
  const read = async (): Promise<string[]> =>
    JSON.parse((await driver.executeScript(`return sessionStorage.getItem('${PROBLEMS}')`)) ?? '[]');
  await open('/imprint');
  await driver.executeScript(() => {
    setTimeout(() => {
      throw new Error('an uncaught one');
    });
    // WebKit does not tell of rejections by the driver's own code, but of those by its own.
    void new Image().decode();
    console.error('a logged one');
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/dot.png' }));
  });
  await driver.wait(async () => (await read()).length === 4, 15_000, 'Four problems are not noted');
  await open('/data-protection');
  const problems = await read();
  for (const kind of [
    /^uncaught: .*an uncaught one/,
    /^unhandled: /,
    /^console\.error: a logged one/,
    /^policy: img-src/,
  ])
    expect(
      problems.filter((problem) => kind.test(problem)),
      String(kind),
    ).toHaveLength(1);
  await driver.executeScript(`sessionStorage.removeItem('${PROBLEMS}')`);
});
