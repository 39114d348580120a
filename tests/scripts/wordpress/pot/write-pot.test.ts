import { expect, test } from 'vitest';
import { writePot } from '../../../../scripts/wordpress/pot/write-pot.ts';

test('writes each text once, with all its references', () => {
  const pot = writePot(
    [
      { text: 'Save', reference: 'a.php:1' },
      { text: '%d island', plural: '%d islands', comment: 'translators: %d: number', reference: 'a.php:2' },
      { text: 'Save', context: 'verb', reference: 'a.php:3' },
      { text: 'Save', reference: 'b.js:1' },
    ],
    '1.2.0',
  );
  expect(pot).toBe(`msgid ""
msgstr ""
"Project-Id-Version: ce-widgets 1.2.0\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: ce-widgets\\n"

#: a.php:1
#: b.js:1
msgid "Save"
msgstr ""

#. translators: %d: number
#: a.php:2
#, php-format
msgid "%d island"
msgid_plural "%d islands"
msgstr[0] ""
msgstr[1] ""

#: a.php:3
msgctxt "verb"
msgid "Save"
msgstr ""
`);
});

test('escapes quotes, and writes each line of a text for itself', () => {
  const pot = writePot([{ text: 'A "quote" \\ and\na second line', reference: 'a.php:1' }], '1.2.0');
  expect(pot).toContain('msgid ""\n"A \\"quote\\" \\\\ and\\n"\n"a second line"\nmsgstr ""\n');
});
