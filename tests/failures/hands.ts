import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Opened } from './scenario.ts';

// What a reader does on a page, and looks for there.

/** Presses the last button of this name. */
export const press =
  (name: string | RegExp) =>
  async ({ hand }: Opened) =>
    hand.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);

/** Finds the field of this label. */
export const box = (name: string | RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

/** Replaces what stands in the field of this label. */
export const type = async ({ hand }: Opened, name: string | RegExp, text: string) => {
  const field = await box(name);
  await hand.clear(field);
  await hand.type(field, text);
};

/** Waits for a text. */
export const says = (text: string | RegExp) => () => screen.findByText(text);

/** Waits for a notice. */
export const notifies =
  (text: RegExp) =>
  ({ store }: Opened) =>
    waitFor(() =>
      expect(
        store
          .getState()
          .notices.map((notice) => notice.text)
          .join(' '),
      ).toMatch(text),
    );
