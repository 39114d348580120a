/** Values by field name: a text, or for several boxes of one name those that are ticked. */
export type NativeValues = Record<string, string | string[]>;

/**
 * Reads these fields of a form; one that sends nothing, such as a select without options, is empty.
 *
 * @param lists names of the fields that hold a list
 */
export function readForm(
  form: HTMLFormElement,
  names: readonly string[],
  lists: readonly string[],
): NativeValues {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const texts = data.getAll(name).map(String);
      return [name, lists.includes(name) ? texts : (texts[0] ?? '')];
    }),
  );
}
