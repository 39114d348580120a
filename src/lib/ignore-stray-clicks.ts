const CONTROL = 'a, button, input, select, textarea, label, summary';
const OURS = '[data-ce-widget], [data-ce-open], ce-island';

let isListening = false;

/**
 * Ignores the second click of a double click if the first one, on an island, has moved another control under the
 * pointer: a closed dialog uncovers the page's links, a removed row moves the next one up. Further calls have no
 * effect.
 */
export function ignoreStrayClicks(): void {
  if (isListening) return;
  isListening = true;
  let first: EventTarget | undefined;
  // The click that loaded this code was not observed.
  let isOurs = true;

  addEventListener(
    'click',
    (event) => {
      const path = event.composedPath();
      const target = path.find((each) => each instanceof Element && each.matches(CONTROL)) ?? path[0];
      if (event.detail > 1 && isOurs && target !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      first = target;
      isOurs = path.some((each) => each instanceof Element && each.matches(OURS));
    },
    true,
  );
}
