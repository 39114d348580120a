const CONTROL = 'a, button, input, select, textarea, label, summary';
const OURS = '[data-ce-widget], [data-ce-open], ce-island';

let isListening = false;

/**
 * Ignores the second click of a double click where the first one, on something of ours, has put another control
 * under the pointer: a closed dialog uncovers the page's links, a removed row moves the next one up. Another call
 * changes nothing.
 */
export function ignoreStrayClicks(): void {
  if (isListening) return;
  isListening = true;
  let first: EventTarget | undefined;
  // The click that brought this code came before.
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
