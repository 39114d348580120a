/** Fields in which a character is typed or chosen, widgets with keys of their own, and dialogs. */
const TAKING = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image], [type=file])',
  ...['textarea', 'select', 'dialog'],
  ...['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'menubar', 'tree', 'grid', 'application'].map(
    ofRole,
  ),
  ...['dialog', 'alertdialog'].map(ofRole),
].join();

/** Whether a character belongs to what has the focus, inside open shadow roots too, so that it is no shortcut. */
export function takesKeys(event: KeyboardEvent): boolean {
  const path = event.composedPath().filter((each) => each instanceof Element);
  const [target] = path;
  return (
    path.some((each) => each.matches(TAKING)) || (target as Partial<HTMLElement>)?.isContentEditable === true
  );
}

function ofRole(role: string): string {
  return `[role=${role}]`;
}
