/** What a click says of the keys held; an event of the browser or of React. */
interface Click {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  preventDefault(): void;
}

/** Takes over a click without any key that asks the browser for something else. */
export function plainClick(act: () => void): (click: Click) => void {
  return (click) => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    act();
  };
}
