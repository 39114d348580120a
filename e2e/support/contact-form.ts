import type { Locator, Page } from '@playwright/test';

/** Locators of a contact form. */
export interface ContactParts {
  /** A field by the start of its label. */
  field: (label: string) => Locator;
  submit: Locator;
  /** The error of the message as a whole. */
  alert: Locator;
  /** Fills fields by label, and selects by the option's title. */
  fill: (values: Readonly<Record<string, string>>) => Promise<void>;
}

/** Finds a contact form's parts within an element, such as `main` or a dialog. */
export function contactForm(place: Locator): ContactParts {
  const field = (label: string) => place.getByLabel(new RegExp(`^${label}\\b`));
  return {
    field,
    submit: place.getByRole('button', { name: 'Send message' }),
    alert: place.getByRole('alert'),
    async fill(values) {
      for (const [label, value] of Object.entries(values)) {
        const control = field(label);
        const isSelect = await control.evaluate((element) => element.localName === 'select');
        if (isSelect) await control.selectOption({ label: value });
        else await control.fill(value);
      }
    },
  };
}

/** Required fields of every kind of contact. */
export const VISITOR = {
  'First name': 'Nora',
  'Last name': 'Quist',
  Email: 'nora.quist@example.org',
  Company: 'Quist Toys',
  Country: 'Germany',
} as const;

/** Opens the contact page for a kind; returns the form. */
export async function openContactPage(page: Page, about: string): Promise<ContactParts> {
  await page.goto(`/contact?about=${about}`);
  const parts = contactForm(page.getByRole('main'));
  await parts.submit.waitFor();
  return parts;
}
