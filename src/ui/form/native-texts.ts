/** An element with a string value. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Values of the form's text fields and selects that differ from these, by name: set by a script or a password manager,
 * without an event.
 */
export function nativeTexts(
  form: HTMLFormElement | null,
  held: Readonly<Record<string, unknown>>,
): [name: string, text: string][] {
  return Object.entries(held).flatMap(([name, value]) => {
    const control = form?.elements.namedItem(name);
    return isTextControl(control) && control.value !== shownAs(control, value) ? [[name, control.value]] : [];
  });
}

/**
 * What the control makes of a value: a line drops breaks, as a stored text may have them, and a select shows nothing in
 * place of a value that it does not list.
 */
function shownAs(control: TextControl, value: unknown): unknown {
  if (control.value === value) return value;
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.value === value) ? value : '';
  }
  const like = control.cloneNode() as Exclude<TextControl, HTMLSelectElement>;
  like.value = String(value);
  return like.value;
}

function isTextControl(control: unknown): control is TextControl {
  if (control instanceof HTMLInputElement) return !['checkbox', 'radio', 'file'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
