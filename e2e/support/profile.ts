import { expect, type Locator, type Page } from '@playwright/test';

/** Locators common to all pages of the profile area. */
export interface ProfilePage {
  /** The marked element. */
  area: Locator;
  menu: Locator;
  link: (name: string) => Locator;
  /** A field, box or choice by its label. */
  box: (name: string | RegExp) => Locator;
  button: (name: string) => Locator;
  /** A part of the page by its heading. */
  part: (name: string) => Locator;
  alert: Locator;
}

/** Finds the profile area's parts by role and name. */
export function profilePage(page: Page): ProfilePage {
  const area = page.locator('[data-ce-widget="profile"]');
  const menu = area.getByRole('navigation', { name: 'Profile' });
  return {
    area,
    menu,
    link: (name) => menu.getByRole('link', { name }),
    box: (name) => area.getByLabel(name),
    button: (name) => area.getByRole('button', { name }),
    part: (name) => area.getByRole('region', { name }),
    alert: area.getByRole('alert'),
  };
}

/** Opens a route of the profile area and waits for it. */
export async function openProfile(page: Page, route = '/personal'): Promise<ProfilePage> {
  // Navigating to an address that differs only in its hash would not reload the page.
  await page.goto('about:blank');
  await page.goto(`/profile#${route}`);
  const profile = profilePage(page);
  await expect(profile.area).toHaveAttribute('data-ce-status', 'ready');
  return profile;
}

/** The notice at the bottom of the page. */
export function notice(page: Page, text: string): Locator {
  return page.locator('[data-ce-widget="notices"]').getByText(text);
}
