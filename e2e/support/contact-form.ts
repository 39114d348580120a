import type { Locator, Page } from '@playwright/test';

/** The parts of a contact form. */
export interface ContactParts {
  /** A field by the beginning of its label. */
  field: (label: string) => Locator;
  submit: Locator;
  /** What is wrong with the message as a whole. */
  alert: Locator;
  /** Fills fields in by label, selects by the title of a choice. */
  fill: (values: Readonly<Record<string, string>>) => Promise<void>;
}

/** Finds the parts of the contact form in a place, such as `main` or a dialog. */
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

/** What every kind of contact asks of a visitor. */
export const VISITOR = {
  'First name': 'Nora',
  'Last name': 'Quist',
  Email: 'nora.quist@example.org',
  Company: 'Quist Toys',
  Country: 'Germany',
} as const;

/** Opens the contact page with the form of a kind; gives the form in its place. */
export async function openContactPage(page: Page, about: string): Promise<ContactParts> {
  await page.goto(`/contact?about=${about}`);
  const parts = contactForm(page.getByRole('main'));
  await parts.submit.waitFor();
  return parts;
}
