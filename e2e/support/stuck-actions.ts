import type { Page } from '@playwright/test';

/** The actions of a product's page. */
export const productActions = (page: Page) =>
  page.locator('[data-ce-widget="product-detail"]').getByRole('group', { name: 'Actions' });

/** Whether they are the bar at the top of the window. What sticks to the window moves down as the bar appears. */
export const isStuck = (page: Page): Promise<boolean> =>
  productActions(page).evaluate(
    (element) => element.matches(':popover-open') && element.getBoundingClientRect().top < 1,
  );
