import { mkdir, writeFile } from 'node:fs/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { test as base, expect, inject } from 'vitest';
import { type Page, pageOf } from './page.ts';
import { PROBLEMS } from './watch-problems.ts';

export { expect };

/** Vitest's `test` with a page in a browser of its own, which fails on what goes wrong on its pages meanwhile. */
export const test = base.extend<{ page: Page }>({
  async page({ task }, use) {
    const driver = await new Builder()
      .usingServer(inject('driver'))
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: inject('browser'), args: ['--automation'] },
        }),
      )
      .disableEnvironmentOverrides()
      .build();
    try {
      const page = pageOf(driver, inject('site'));
      await page.resize(1280);
      await use(page);
      if (task.result?.errors?.length) await keepPicture(driver, task.name);
      const problems = await driver.executeScript(`return sessionStorage.getItem('${PROBLEMS}')`);
      expect(problems, 'problems on the pages').toBeNull();
    } finally {
      await driver.quit();
    }
  },
});

/** Keeps what a failed test saw last. */
async function keepPicture(driver: WebDriver, name: string): Promise<void> {
  const folder = 'test-results/webkit';
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name.replace(/\W+/g, '-')}.png`, await driver.takeScreenshot(), 'base64');
}
