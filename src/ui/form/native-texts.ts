/** An element with a string value. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values of the text fields and selects with these names that the form contains. */
export function nativeTexts(
  form: HTMLFormElement | null,
  names: readonly string[],
): [name: string, text: string][] {
  return names.flatMap((name) => {
    const control = form?.elements.namedItem(name);
    return isTextControl(control) ? [[name, control.value]] : [];
  });
}

function isTextControl(control: unknown): control is TextControl {
  if (control instanceof HTMLInputElement) return !['checkbox', 'radio', 'file'].includes(control.type);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement;
}
