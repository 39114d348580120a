/** Text domain of the plugin: its folder's name. */
export const TEXT_DOMAIN = 'ce-widgets';

/** A text that translators see. */
export interface PluginText {
  text: string;
  plural?: string;
  context?: string;
  /** What the code says to translators. */
  comment?: string;
  /** `includes/settings.php:12`, from the plugin's folder. */
  reference: string;
}

/** A call of a translating function: the values of its arguments, `undefined` for one that is no literal. */
export interface TextCall {
  name: string;
  values: readonly (string | undefined)[];
  comment?: string;
  reference: string;
}

/**
 * Reads a call by the function's arguments.
 *
 * @throws Error if translators could not see or understand the text, or WordPress would look for it in another text domain
 */
export function readTextCall(
  { name, values, comment, reference }: TextCall,
  functions: ReadonlyMap<string, readonly (string | undefined)[]>,
): PluginText {
  const given: Record<string, string> = {};
  for (const [index, argument] of (functions.get(name) ?? []).entries()) {
    if (!argument) continue;
    const value = values[index];
    if (!value) throw new Error(`${reference}: the ${argument} of ${name}() must be a literal string.`);
    given[argument] = value;
  }
  const { text = '', plural, context, domain } = given;
  if (domain !== TEXT_DOMAIN)
    throw new Error(`${reference}: the text domain of ${name}() must be '${TEXT_DOMAIN}'.`);
  if (hasPlaceholder(`${text}${plural ?? ''}`) && !comment)
    throw new Error(
      `${reference}: write a "translators:" comment above ${name}() that names its placeholders.`,
    );
  return {
    text,
    ...(plural !== undefined && { plural }),
    ...(context !== undefined && { context }),
    ...(comment !== undefined && { comment }),
    reference,
  };
}

/** Whether a text has a place for a value, as `sprintf` reads it. */
export function hasPlaceholder(text: string): boolean {
  return /%(\d+\$)?[bcdeEfFgGosuxX]/.test(text);
}

const FOR_TRANSLATORS = /^[\s*]*(translators:.*?)[\s*]*$/is;

/** What a comment says to translators, on one line; `undefined` if it is another comment. */
export function translatorsComment(comment: string): string | undefined {
  return FOR_TRANSLATORS.exec(comment)?.[1]?.replace(/\s*\n[\s*]*/g, ' ');
}
