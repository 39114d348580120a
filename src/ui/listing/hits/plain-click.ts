import type { MouseEvent } from 'react';

/** Takes over a click without any key that asks the browser for something else. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
