import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeZip } from '../../../scripts/wordpress/make-zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('packs what it is given', () => {
  const zip = makeZip(
    new Map([
      ['ce-widgets/b.php', bytes('<?php')],
      ['ce-widgets/a.txt', bytes('a')],
    ]),
  );
  const files = Object.entries(unzipSync(zip)).map(([path, content]) => [
    path,
    Buffer.from(content).toString(),
  ]);
  expect(files).toEqual([
    ['ce-widgets/a.txt', 'a'],
    ['ce-widgets/b.php', '<?php'],
  ]);
});

test('gives the same bytes in any order of the files', () => {
  const files = [['a', bytes('one')] as const, ['b', bytes('two')] as const];
  expect(makeZip(new Map(files))).toEqual(makeZip(new Map([...files].reverse())));
});

test('gives the same bytes in every time zone', () => {
  const code = `
    import { makeZip } from './scripts/wordpress/make-zip.ts';
    process.stdout.write(Buffer.from(makeZip(new Map([['a', Buffer.from('one')]]))).toString('base64'));`;
  const zipIn = (zone: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    });
  expect(zipIn('Pacific/Kiritimati')).toBe(zipIn('America/Los_Angeles'));
});
