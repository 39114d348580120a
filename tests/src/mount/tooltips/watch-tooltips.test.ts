import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchTooltips } from '../../../../src/mount/tooltips/watch-tooltips.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

let one: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  one = addHtml('<a href="/" data-ce-tooltip="The first"><b>One</b></a>');
  other = addHtml('<button type="button" data-ce-tooltip="The second">Other</button>');
  watchTooltips();
});

const host = () => document.querySelector('ce-island') as HTMLElement;
const bubble = () => host().shadowRoot?.querySelector('[popover]') as HTMLElement;
const shown = () => (bubble().hasAttribute('data-open') ? bubble().textContent : null);
const pass = (ms: number) => vi.advanceTimersByTime(ms);

type At = EventTarget | null;
const pointer = (type: string, at: Element, { to = null, by = 'mouse' }: { to?: At; by?: string } = {}) =>
  at.dispatchEvent(
    new PointerEvent(type, { pointerType: by, relatedTarget: to, bubbles: true, composed: true }),
  );
const key = (name: string) => {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  one.dispatchEvent(event);
  return event;
};
/** Moves the focus as the keyboard does. */
function tabTo(element: HTMLElement) {
  vi.spyOn(element, 'matches').mockReturnValue(true);
  element.focus();
  pass(0);
}

describe('a tooltip of the page’s own content', () => {
  it('comes 400 ms after the pointer and goes at once', () => {
    pointer('pointerover', one);
    pass(399);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('The first');
    pointer('pointerout', one, { to: document.body });
    expect(shown()).toBeNull();
  });

  it('does not come when the pointer has left before', () => {
    pointer('pointerover', one);
    pass(300);
    pointer('pointerout', one);
    pass(1_000);
    expect(shown()).toBeNull();
  });

  it('counts from when the pointer came, not from its last move within', () => {
    pointer('pointerover', one);
    pass(300);
    const [inner] = one.children;
    pointer('pointerout', one, { to: inner as Element });
    pointer('pointerover', inner as Element);
    pass(100);
    expect(shown()).toBe('The first');
  });

  it('stays while the pointer is on it', () => {
    pointer('pointerover', one);
    pass(400);
    pointer('pointerout', one, { to: host() });
    pointer('pointerover', host());
    pass(60_000);
    expect(shown()).toBe('The first');
    pointer('pointerout', host(), { to: document.body });
    expect(shown()).toBeNull();
  });

  it('is one for all triggers: the next text replaces it', () => {
    pointer('pointerover', one);
    pass(400);
    pointer('pointerout', one, { to: other });
    pointer('pointerover', other);
    expect(shown()).toBeNull();
    pass(400);
    expect(shown()).toBe('The second');
  });

  it('comes with the keyboard’s focus at once, stays whatever the pointer does elsewhere, and goes with the focus', () => {
    tabTo(one);
    expect(shown()).toBe('The first');
    pointer('pointerout', document.body);
    pointer('pointerover', one);
    pointer('pointerout', one);
    expect(shown()).toBe('The first');
    tabTo(other);
    expect(shown()).toBe('The second');
    other.blur();
    expect(shown()).toBeNull();
  });

  it('does not come with a focus that no keyboard has set', () => {
    vi.spyOn(other, 'matches').mockReturnValue(false);
    other.focus();
    pass(1_000);
    expect(shown()).toBeNull();
  });

  it('stays under the pointer when the focus goes', () => {
    tabTo(one);
    pointer('pointerover', one);
    one.blur();
    expect(shown()).toBe('The first');
  });

  it('goes by Escape, which then does nothing else', () => {
    const onPage = vi.fn();
    document.body.addEventListener('keydown', onPage, { once: true });
    pointer('pointerover', one);
    expect(key('Escape').defaultPrevented).toBe(false);
    expect(onPage).toHaveBeenCalledOnce();
    pass(400);
    expect(key('a').defaultPrevented).toBe(false);
    expect(shown()).toBe('The first');
    expect(key('Escape').defaultPrevented).toBe(true);
    expect(onPage).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('comes by a long press and goes by the next touch elsewhere', () => {
    pointer('pointerdown', one, { by: 'touch' });
    pass(499);
    expect(shown()).toBeNull();
    pass(1);
    expect(shown()).toBe('The first');
    pointer('pointerup', one, { by: 'touch' });
    expect(shown()).toBe('The first');
    pointer('pointerdown', document.body, { by: 'touch' });
    expect(shown()).toBeNull();
  });

  it.each(['pointerup', 'pointercancel'])('does not come by a tap or a swipe: %s', (end) => {
    pointer('pointerdown', one, { by: 'touch' });
    pass(100);
    pointer(end, one, { by: 'touch' });
    pass(1_000);
    expect(shown()).toBeNull();
  });

  it.each([
    ['is removed', () => one.remove()],
    ['loses its text', () => one.removeAttribute('data-ce-tooltip')],
  ])('goes when its element %s', async (_, change) => {
    pointer('pointerover', one);
    pass(400);
    change();
    await vi.waitFor(() => expect(shown()).toBeNull());
  });

  it('is nothing without a text', () => {
    pointer('pointerover', addHtml('<button type="button" data-ce-tooltip="">Empty</button>'));
    pass(1_000);
    expect(shown()).toBeNull();
  });
});

describe('its text as description for assistive technology', () => {
  const description = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  it('is there from the start, and said once', () => {
    expect(description(one)).toEqual(['The first']);
    expect(bubble().getAttribute('aria-hidden')).toBe('true');
  });

  it('follows its element: later ones, other texts, none', async () => {
    addHtml('<p id="hint">Hint</p>');
    const late = addHtml(
      '<button type="button" aria-describedby="hint" data-ce-tooltip="Late">Late</button>',
    );
    await vi.waitFor(() => expect(description(late)).toEqual(['Hint', 'Late']));
    late.dataset.ceTooltip = 'Later';
    await vi.waitFor(() => expect(description(late)).toEqual(['Hint', 'Later']));
    late.removeAttribute('data-ce-tooltip');
    await vi.waitFor(() => expect(late.getAttribute('aria-describedby')).toBe('hint'));
    one.removeAttribute('data-ce-tooltip');
    await vi.waitFor(() => expect(one.hasAttribute('aria-describedby')).toBe(false));
    expect(document.body.textContent).not.toContain('The first');
  });
});
