import type { Browser } from '@playwright/test';
import { startProductSite } from '../pages/product-site.ts';
import type { Scenario } from '../support/scenario.ts';
import { measureLoading } from './product-loading.ts';
import { measureOpening } from './product-opening.ts';

/** Measures how soon a product is shown, and how fast the sections of a large one open. */
export const product: Scenario = {
  name: 'product',
  async run(browser: Browser, runs) {
    const { origin, stop } = await startProductSite();
    try {
      const outcomes = [
        await measureLoading(browser, origin, runs),
        await measureOpening(browser, origin, runs),
      ];
      return {
        tables: outcomes.flatMap(({ tables }) => tables),
        targets: outcomes.flatMap(({ targets }) => targets),
      };
    } finally {
      await stop();
    }
  },
};
