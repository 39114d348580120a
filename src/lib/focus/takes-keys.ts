/**
 * What takes no characters when it has the focus. All others may: somebody else's element may hold a field in a closed
 * shadow root, and nobody outside can see it.
 */
const FREE = [
  ...['body', 'a', 'area', 'button', 'summary', ...['button', 'link'].map(ofRole)],
  ':is(h1, h2, h3, h4, h5, h6, main)[tabindex="-1"]',
  ...['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file'].map((type) => `input[type=${type}]`),
].join();

/** Widgets with keys of their own, and dialogs. */
const TAKING = [
  'dialog',
  ...['dialog', 'alertdialog', 'textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'menubar'].map(ofRole),
  ...['tree', 'grid', 'application'].map(ofRole),
].join();

/** Whether a character belongs to what has the focus, inside open shadow roots too, so that it is no shortcut. */
export function takesKeys(event: KeyboardEvent): boolean {
  const path = event.composedPath().filter((each) => each instanceof Element);
  const [target] = path;
  return (
    !target?.matches(FREE) ||
    path.some((each) => each.matches(TAKING)) ||
    (target as Partial<HTMLElement>).isContentEditable === true
  );
}

function ofRole(role: string): string {
  return `[role=${role}]`;
}
