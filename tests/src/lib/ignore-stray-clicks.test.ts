import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ignoreStrayClicks } from '../../../src/lib/ignore-stray-clicks.ts';

const clicked = vi.fn<(id: string) => void>();

beforeAll(ignoreStrayClicks);
beforeEach(() => {
  clicked.mockReset();
  document.body.innerHTML = `
    <a id="page-link" href="#there">Page</a>
    <a id="opener" href="#login" data-ce-open="login">Log in</a>
    <div data-ce-widget="basket-bar"><button id="first"><i id="icon"></i></button><button id="next"></button></div>`;
  for (const each of document.querySelectorAll('a, button')) {
    each.addEventListener('click', (event) => {
      event.preventDefault();
      clicked(each.id);
    });
  }
});

function click(id: string, detail: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
}

it('ignores one whose first click came before it listened: that has opened what is there now', () => {
  expect(click('next', 2)).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
});

it('ignores a second click on what the first one of ours has brought under the pointer', () => {
  click('first', 1);
  expect(click('next', 2)).toBe(true);
  expect(click('page-link', 3)).toBe(true);
  expect(clicked.mock.calls).toEqual([['first']]);
});

it('counts an opener as ours', () => {
  click('opener', 1);
  click('first', 2);
  expect(clicked.mock.calls).toEqual([['opener']]);
});

it('lets a double click on one control through, whichever part of it is hit', () => {
  click('icon', 1);
  click('first', 2);
  expect(clicked.mock.calls).toEqual([['first'], ['first']]);
});

it('lets single clicks, and those that begin on the page, through', () => {
  click('first', 1);
  click('next', 1);
  click('page-link', 1);
  click('first', 2);
  expect(clicked.mock.calls).toEqual([['first'], ['next'], ['page-link'], ['first']]);
});
