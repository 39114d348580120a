import { expect, test } from 'vitest';
import { blockTexts } from '../../../../scripts/wordpress/pot/block-texts.ts';
import { headerTexts } from '../../../../scripts/wordpress/pot/header-texts.ts';
import { phpTexts } from '../../../../scripts/wordpress/pot/php-texts.ts';
import { scriptTexts } from '../../../../scripts/wordpress/pot/script-texts.ts';

const php = (code: string) => phpTexts('a.php', `<?php\n${code}`);
const script = (code: string) => scriptTexts('a.js', code);

test('finds the texts of PHP with their contexts and plurals', () => {
  const code = `
    echo esc_html__( 'Save', 'ce-widgets' ), _x( 'Post', 'verb', 'ce-widgets' );
    /* translators: %d: number of islands */
    printf( _n( '%d island', '%d islands', count( array( 1, 2 ) ), 'ce-widgets' ), 2 );
    $noop = \\_nx_noop( 'one', 'many', 'islands', 'ce-widgets' );`;
  expect(php(code)).toEqual([
    { text: 'Save', reference: 'a.php:3' },
    { text: 'Post', context: 'verb', reference: 'a.php:3' },
    {
      text: '%d island',
      plural: '%d islands',
      comment: 'translators: %d: number of islands',
      reference: 'a.php:5',
    },
    { text: 'one', plural: 'many', context: 'islands', reference: 'a.php:6' },
  ]);
});

test('takes nothing from methods, declarations, variables and comments', () => {
  const code = `
    $this->__( 'a', 'other' ); Texts::__( 'b', 'other' ); $__( 'c', 'other' );
    function __( $text ) {} // __( 'd', 'other' )
    $text = "__( 'e', 'other' )";`;
  expect(php(code)).toEqual([]);
});

test('takes the comment for translators on the line before', () => {
  const comment = '/* translators: %s: name of an island */';
  const call = "__( 'The island %s', 'ce-widgets' )";
  const other = "// other\n__( 'Island', 'ce-widgets' );";
  const inPhp = php(`sprintf(\n\t${comment}\n\t${call},\n\t$name\n);\n${other}`);
  expect(inPhp.map((text) => text.comment)).toEqual(['translators: %s: name of an island', undefined]);
  const inScript = script(`sprintf(\n\t${comment}\n\t${call},\n\tname\n);\n${other}`);
  expect(inScript.map((text) => text.comment)).toEqual(['translators: %s: name of an island', undefined]);
});

test('finds the texts of scripts', () => {
  const code = `( function ( wp ) {
    const { __, _n } = wp.i18n;
    wp.element.createElement( 'p', null, __( 'Island', 'ce-widgets' ) );
    wp.i18n._nx( 'one', \`many\`, 2, 'islands', 'ce-widgets' );
  } )( window.wp );`;
  expect(script(code)).toEqual([
    { text: 'Island', reference: 'a.js:3' },
    { text: 'one', plural: 'many', context: 'islands', reference: 'a.js:4' },
  ]);
});

test.each([
  ["__( 'Text' )", 'a.php:2: the domain of __() must be a literal string.'],
  ["__( 'Text', 'other' )", "a.php:2: the text domain of __() must be 'ce-widgets'."],
  ["__( $text, 'ce-widgets' )", 'a.php:2: the text of __() must be a literal string.'],
  ["__( 'a' . 'b', 'ce-widgets' )", 'a.php:2: the text of __() must be a literal string.'],
  [
    "__( 'Page %1$s', 'ce-widgets' )",
    'a.php:2: write a "translators:" comment above __() that names its placeholders.',
  ],
  ["_x( 'Text', \"in $place\", 'ce-widgets' )", 'a.php:2: the context of _x() must be a literal string.'],
])('refuses %s', (code, message) => {
  expect(() => php(code)).toThrow(message);
});

test('refuses a text of a script that is put together', () => {
  expect(() => script('__( first + " island", "ce-widgets" )')).toThrow(
    'a.js:1: the text of __() must be a literal string.',
  );
});

test('finds the texts of a block in the contexts of WordPress', () => {
  const json = JSON.stringify({
    title: 'Widget',
    keywords: ['island'],
    styles: [{ name: 'wide', label: 'Wide' }],
    variations: [{ name: 'login', title: 'Login', description: 'Signs in.' }],
  });
  expect(blockTexts('block.json', json).map(({ text, context }) => [text, context])).toEqual([
    ['Widget', 'block title'],
    ['island', 'block keyword'],
    ['Wide', 'block style label'],
    ['Login', 'block variation title'],
    ['Signs in.', 'block variation description'],
  ]);
});

test('finds the texts in the header of the plugin', () => {
  const code = '<?php\n/**\n * Plugin Name: ce-widgets\n * Version: 1.0.0\n * Description: Islands.\n */';
  expect(headerTexts('ce-widgets.php', code)).toEqual([
    { text: 'ce-widgets', comment: 'Plugin Name of the plugin', reference: 'ce-widgets.php' },
    { text: 'Islands.', comment: 'Description of the plugin', reference: 'ce-widgets.php' },
  ]);
});
