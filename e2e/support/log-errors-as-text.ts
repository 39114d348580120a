import type { Page } from '@playwright/test';

/** Logs errors as text: Firefox's driver reports a logged error object only as such. */
export async function logErrorsAsText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { error } = console;
    console.error = (...values) => error(...values.map(String));
  });
}
