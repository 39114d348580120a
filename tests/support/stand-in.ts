/** What the stand-in of a dialog shows. */
interface ShownStandIn {
  dialog: HTMLDialogElement;
  /** `undefined` while it only waits. */
  heading: string | undefined;
  reason: string | undefined;
  buttons: string[];
  /** Address of the page that can be opened instead. */
  href: string | undefined;
  press(button: string): void;
}

/** Returns the stand-in on the page, if there is one. */
export function standIn(): ShownStandIn | undefined {
  const dialogs = [...document.querySelectorAll('ce-island')].map(
    (host) => host.shadowRoot?.firstElementChild,
  );
  const dialog = dialogs.find(
    (each): each is HTMLDialogElement =>
      each instanceof HTMLDialogElement && each.firstChild?.nodeName === 'SPAN',
  );
  if (!dialog) return undefined;
  const buttons = [...dialog.querySelectorAll('button')];
  return {
    dialog,
    heading: dialog.querySelector('h2')?.textContent,
    reason: dialog.querySelector('[role=alert]')?.textContent,
    buttons: buttons.map(({ textContent }) => textContent),
    href: dialog.querySelector('a')?.href,
    press: (button) => buttons.find(({ textContent }) => textContent === button)?.click(),
  };
}
