import { expect, it } from 'vitest';
import { tagsCommand } from '../../../server/cli/tags-command.ts';
import { fakeTags } from '../fake-tags.ts';

const run = (...args: string[]) =>
  tagsCommand(args, {
    tags: fakeTags,
    readImportMap: () => ({ integrity: { './react-1.js': 'sha384-react' } }),
  });

it('prints the tags of a page', () => {
  expect(run('--base', '/ce', '--islands', 'search-listing, main-navigation').split('\n')).toHaveLength(6);
  expect(run('--base', '/ce', '--asks-for-consent', '--nonce', 'n1')).toContain(
    'href="/ce/cookie-modal-1.js" integrity="sha384-cookie-modal" nonce="n1"',
  );
  expect(run('--base', '/ce', '--import-map')).toMatch(/^<script type="importmap">/);
});

it.each([
  [[], '--base is missing'],
  [['--base', ''], '--base is missing'],
  [['--base', 'foo'], '--base must be an address that begins with https:// or /'],
  [['--base', 'https://'], 'but is "https://"'],
  [['--base', 'https://cdn.example/?v=1'], 'but is "https://cdn.example/?v=1"'],
  [['--base', 'javascript:alert(1)'], '--base must be an address'],
  [
    ['--base', '/ce', '--islands', 'serch-listing'],
    'there is no island "serch-listing". Did you mean "search-listing"?',
  ],
  [['--base', '/ce', '--island', 'profile'], 'Unknown option \'--island\'. Did you mean "--islands"?'],
  [['--base', '/ce', 'profile'], "Unexpected argument 'profile'"],
])('says what is wrong with %j', (args, message) => {
  expect(() => run(...args)).toThrow(message);
});
