import { beforeEach, expect, it } from 'vitest';
import { keepFocusOrigin } from '../../../../src/lib/focus/keep-focus-origin.ts';
import { addHtml } from '../../../support/fresh-page.ts';

let opener: HTMLElement;
let heading: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  heading = addHtml('<h1>Pigments</h1>');
  opener = addHtml('<button type="button">Log in</button>');
  opener.focus();
});

/** A dialog that has opened, and its closing. */
function open() {
  const dialog = addHtml('<dialog open><button type="button">Go on</button></dialog>');
  const restore = keepFocusOrigin(dialog);
  const button = dialog.querySelector('button') as HTMLElement;
  button.focus();
  const close = () => {
    button.blur();
    dialog.remove();
    restore();
  };
  return { close };
}

it('gives a lost focus back to what had it', () => {
  open().close();
  expect(document.activeElement).toBe(opener);
});

it('goes back further where a dialog has taken the place of the one that it was opened from', () => {
  const login = open();
  const forgot = open();
  const loginAgain = open();
  login.close();
  forgot.close();
  loginAgain.close();
  expect(document.activeElement).toBe(opener);
});

it('goes to the main heading where there is nothing to go back to', () => {
  opener.blur();
  open().close();
  expect(document.activeElement).toBe(heading);
});

it('goes to the heading of the section that the opener is gone from', () => {
  const section = addHtml(
    '<section><h2 tabindex="-1">Contact</h2><button type="button">Ask</button></section>',
  );
  section.querySelector('button')?.focus();
  const { close } = open();
  section.querySelector('button')?.remove();
  close();
  expect(document.activeElement?.textContent).toBe('Contact');
});

it('goes to the main heading where the opener is gone', () => {
  const { close } = open();
  opener.remove();
  close();
  expect(document.activeElement).toBe(heading);
});

it('leaves a focus that has gone elsewhere where it is', () => {
  const other = addHtml('<button type="button">Elsewhere</button>');
  const { close } = open();
  other.focus();
  close();
  expect(document.activeElement).toBe(other);
});
