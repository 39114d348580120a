import { hasPlaceholder, type PluginText, TEXT_DOMAIN } from './plugin-text.ts';

/** One message of the catalogue: a text with all its references. */
interface Message extends Omit<PluginText, 'reference' | 'comment'> {
  comments: Set<string>;
  references: Set<string>;
}

/**
 * Writes the template that translators start from, in the form of GNU gettext
 * (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html). It has no date, so that it changes with the texts
 * only.
 */
export function writePot(texts: readonly PluginText[], version: string): string {
  const messages = new Map<string, Message>();
  for (const { comment, reference, ...message } of texts) {
    const key = JSON.stringify([message.context, message.text]);
    const known = messages.get(key) ?? { ...message, comments: new Set(), references: new Set() };
    known.plural ??= message.plural;
    if (comment) known.comments.add(comment);
    known.references.add(reference);
    messages.set(key, known);
  }
  return `${[header(version), ...[...messages.values()].map(entry)].join('\n\n')}\n`;
}

function header(version: string): string {
  const fields = [
    `Project-Id-Version: ce-widgets ${version}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
    `X-Domain: ${TEXT_DOMAIN}`,
  ];
  return ['msgid ""', 'msgstr ""', ...fields.map((field) => quoted(`${field}\n`))].join('\n');
}

function entry({ text, plural, context, comments, references }: Message): string {
  const answer = plural === undefined ? ['msgstr ""'] : ['msgstr[0] ""', 'msgstr[1] ""'];
  return [
    ...Array.from(comments, (comment) => `#. ${comment}`),
    ...Array.from(references, (reference) => `#: ${reference}`),
    ...(hasPlaceholder(`${text}${plural ?? ''}`) ? ['#, php-format'] : []),
    ...(context === undefined ? [] : [`msgctxt ${quoted(context)}`]),
    `msgid ${quoted(text)}`,
    ...(plural === undefined ? [] : [`msgid_plural ${quoted(plural)}`]),
    ...answer,
  ].join('\n');
}

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t' };

/** A quoted string; one of several lines stands on a line each. */
function quoted(text: string): string {
  const lines = text.replace(/["\\\t]/g, (char) => ESCAPES[char] ?? char).split(/(?<=\n)/);
  const strings = lines.map((line) => `"${line.replace('\n', '\\n')}"`);
  return strings.length > 1 ? ['""', ...strings].join('\n') : (strings[0] ?? '""');
}
