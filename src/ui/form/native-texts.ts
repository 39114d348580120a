/** An element that takes text or one choice. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the lines of text and selects of these names, for those that the form has. */
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
