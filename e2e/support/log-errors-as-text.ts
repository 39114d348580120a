import type { Page } from '@playwright/test';

/** Has errors logged by their text: Firefox's driver says of a logged error only that it is one. */
export async function logErrorsAsText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { error } = console;
    console.error = (...values) => error(...values.map(String));
  });
}
