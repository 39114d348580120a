import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportsOf } from '../../../scripts/build/exports-of.ts';
import { fakeTags } from '../fake-tags.ts';

const folder = mkdtempSync(join(tmpdir(), 'ce-cli-'));
const outfile = join(folder, 'cli.mjs');

beforeAll(async () => {
  await build({
    entryPoints: ['server/cli/main.ts'],
    ...{ bundle: true, outfile, format: 'esm', platform: 'node' },
    plugins: [
      {
        name: 'page-facts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^virtual:page-facts$/ }, ({ path }) => ({ path, namespace: 'facts' }));
          onLoad({ filter: /.*/, namespace: 'facts' }, () => ({ contents: exportsOf({ tags: fakeTags }) }));
        },
      },
    ],
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

const start = (...args: string[]) => spawn(process.execPath, [outfile, ...args], { stdio: 'pipe' });

it.each([
  [[], /^Usage: ce-widgets tags[\s\S]*Usage: ce-widgets check-services/],
  [['--help'], /^Usage: ce-widgets tags[\s\S]*Usage: ce-widgets check-services/],
  [['tags', '--base', 'foo', '--help'], /^Usage: ce-widgets tags/],
  [['check-services', '-h'], /^Usage: ce-widgets check-services/],
  [['--version'], /^1\.2\.3\n$/],
  [['tags', '--base', '/ce'], /^<script/],
])('prints what %j asks for', async (args, expected) => {
  const command = start(...args);
  const [printed, said, [exitCode]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  expect({ said, exitCode }).toEqual({ said: '', exitCode: 0 });
  expect(printed).toMatch(expected);
});

it.each([
  [['check-service'], 'There is no command "check-service". Did you mean "check-services"?\n\nUsage'],
  [['toString'], 'There is no command "toString".\n\nUsage'],
  [['tags', '--base', 'foo'], '--base must be an address'],
  [['check-services', '--confg', 'x'], 'Unknown option \'--confg\'. Did you mean "--config"?'],
])('ends with 2 where %j is wrong, and says how', async (args, message) => {
  const command = start(...args);
  const [printed, said, [exitCode]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  expect({ printed, exitCode }).toEqual({ printed: '', exitCode: 2 });
  expect(said).toContain(message);
});

it('ends quietly where its reader has gone, as `head` does', async () => {
  const command = start('help');
  command.stdout.destroy();
  const [said, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  expect({ said, exitCode }).toEqual({ said: '', exitCode: 0 });
});
