/** English messages of one area, by key; keys are those of the specifications where they name one. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the text of a key, with its `{name}` placeholders filled in. */
export type Translate<Defaults extends Texts> = (
  key: keyof Defaults & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * Binds texts to the page's overrides.
 *
 * @param defaults the library's texts
 * @param overrides the payload's `texts`, which win; `<island>:<key>` replaces a text for one island only
 * @param island name of the island that shows the texts
 */
export function translator<Defaults extends Texts>(
  defaults: Defaults,
  overrides: Texts = {},
  island?: string,
): Translate<Defaults> {
  return (key, values = {}) =>
    (overrides[`${island}:${key}`] ?? overrides[key] ?? defaults[key] ?? key).replace(
      /\{(\w+)\}/g,
      (written, name: string) => String(values[name] ?? written),
    );
}
