import { expect, test } from 'vitest';
import { phpTokens } from '../../../../scripts/wordpress/pot/php-tokens.ts';

const tokensOf = (code: string) => phpTokens(code).map(({ kind, text }) => [kind, text]);

test('reads PHP only, between its tags', () => {
  const code = "It's <b>markup</b>\n<?php echo 'one'; ?>\n'two'\n<?= 'three' ?>\n<?php\n'four';";
  const strings = phpTokens(code).filter(({ kind }) => kind === 'string');
  expect(strings.map(({ text, line }) => [text, line])).toEqual([
    ['one', 2],
    ['three', 4],
    ['four', 6],
  ]);
});

test.each([
  ["'It\\'s \\\\ \\n'", "It's \\ \\n"],
  ['"It\'s \\"quoted\\" \\n \\x41 \\u{e9} \\101 \\q"', 'It\'s "quoted" \n A é A \\q'],
  ['"costs \\$5, or 5 $"', 'costs $5, or 5 $'],
  ['"two\nlines"', 'two\nlines'],
])('reads the value of %s', (source, value) => {
  expect(tokensOf(`<?php ${source}`)).toEqual([['string', value]]);
});

test.each(['"$name"', '"{$name}"', `"\${name}"`, "<<<TEXT\nan $n 'apostrophe\n  TEXT"])(
  'knows no value of %s',
  (source) => {
    expect(tokensOf(`<?php ${source};`)).toEqual([
      ['string', undefined],
      ['symbol', ';'],
    ]);
  },
);

test('ends comments where PHP does', () => {
  const code = `<?php // one ' ?> <?php # two "\n/* three\n' */ 'text'`;
  expect(tokensOf(code)).toEqual([
    ['comment', " one ' "],
    ['comment', ' two "'],
    ['comment', " three\n' "],
    ['string', 'text'],
  ]);
  expect(phpTokens(code).at(-1)).toMatchObject({ line: 3, endLine: 3 });
});

test('distinguishes functions from variables, methods and numbers', () => {
  expect(tokensOf('<?php \\ns\\__( $__, 0x1f, $a->b, C::d )')).toEqual([
    ['name', 'ns\\__'],
    ['symbol', '('],
    ['symbol', ','],
    ['symbol', ','],
    ['symbol', '->'],
    ['name', 'b'],
    ['symbol', ','],
    ['name', 'C'],
    ['symbol', '::'],
    ['name', 'd'],
    ['symbol', ')'],
  ]);
});
