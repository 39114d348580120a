import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRelease } from '../../../scripts/release/make-release.ts';
import {
  type Command,
  type CommandOptions,
  commandLine,
  type Tools,
} from '../../../scripts/release/tools.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ce-make-release-test-'));
  writeFiles(root, {
    'CHANGELOG.md': '## [1.0.0] - 2026-01-31\n\n- All of it.\n',
    'package.json': '{"name":"ce-widgets"}',
    'package-lock.json': '{"packages":{}}',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=One', '-c', 'user.email=one@example', 'commit', '--quiet', '--message', 'Begin');
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Output of a build. */
const BUILT = {
  'dist/cdn/ce-widgets.js': 'loader',
  'dist/cdn/ce-widgets.js.map': '{}',
  'dist/cdn/tags.json': '{"version":"1.0.0"}',
  'dist/cdn/demo/ui-parts.js': 'demo',
  'dist/npm/index.js': 'npm',
  'dist/schema/payload.json': '{}',
  'integrations/wordpress/build/ce-widgets-1.0.0.zip': 'plugin',
};

/** Git and tar are real; npm writes what the project's would. */
function toolsWith(build: (folder: string) => Record<string, string> = () => BUILT) {
  const real = commandLine(root, new AbortController().signal);
  const commands: string[] = [];
  const npm = ([, verb = '', ...args]: Command, { cwd = root }: CommandOptions = {}): string => {
    commands.push(`npm ${verb}`);
    if (verb === 'test') writeFiles(root, BUILT);
    if (verb === 'run') writeFiles(cwd, build(cwd));
    if (verb === 'pack') writeFiles(args.at(-1) ?? '', { 'ce-widgets-1.0.0.tgz': 'package' });
    return JSON.stringify({ serialNumber: `${Math.random()}`, metadata: { component: { name: cwd } } });
  };
  const tools: Tools = {
    run: async (command, options) => {
      if (command[0] === 'npm') npm(command, options);
      else await real.run(command, options);
    },
    read: async (command, options) =>
      command[0] === 'npm' ? npm(command, options) : real.read(command, options),
    say: () => {},
  };
  return { tools, commands };
}

const source = () => ({ commit: 'HEAD', version: '1.0.0', root });
const released = () => (existsSync(join(root, 'release')) ? readdirSync(join(root, 'release')) : []);

test('writes what two builds of the commit agree on, with notes and checksums', async () => {
  const { tools, commands } = toolsWith();
  await makeRelease(source(), tools);
  expect(commands).toEqual([
    'npm test',
    'npm run',
    'npm run',
    'npm pack',
    'npm sbom',
    'npm run',
    'npm run',
    'npm pack',
    'npm sbom',
  ]);
  const folder = join(root, 'release/1.0.0');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual([
    'NOTES.md',
    'SHA256SUMS',
    'ce-widgets-1.0.0.tgz',
    'ce-widgets-1.0.0.zip',
    'ce-widgets.js',
    'ce-widgets.js.map',
    'sbom.cdx.json',
    'tags.json',
    'tags.json',
  ]);
  expect(readFileSync(join(folder, 'NOTES.md'), 'utf8')).toBe('- All of it.\n');
  expect(readFileSync(join(folder, 'cdn/1.0.0/ce-widgets.js'), 'utf8')).toBe('loader');
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });
  expect(released()).toEqual(['1.0.0']);
});

test('refuses builds that depend on their path', async () => {
  const { tools } = toolsWith((folder) => ({ ...BUILT, 'dist/npm/index.js': folder }));
  await expect(makeRelease(source(), tools)).rejects.toThrow(
    'Two builds of the commit differ:\n  dist/npm/index.js',
  );
  expect(released()).toEqual([]);
});

test('refuses what was not tested', async () => {
  const { tools } = toolsWith(() => ({ ...BUILT, 'dist/cdn/ce-widgets.js': 'other' }));
  await expect(makeRelease(source(), tools)).rejects.toThrow(
    'What was tested is not what the commit builds:\n  dist/cdn/ce-widgets.js',
  );
  expect(released()).toEqual([]);
});

test.each(['test', 'run', 'pack', 'sbom'])('leaves nothing when npm %s fails or is stopped', async (verb) => {
  const { tools } = toolsWith();
  const stop = async (command: Command) => {
    if (command[1] === verb) throw new Error('stopped');
  };
  const stopping: Tools = {
    ...tools,
    run: async (command, options) => {
      await stop(command);
      await tools.run(command, options);
    },
    read: async (command, options) => {
      await stop(command);
      return tools.read(command, options);
    },
  };
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('ce-release-'));
  await expect(makeRelease(source(), stopping)).rejects.toThrow('stopped');
  expect(released()).toEqual([]);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('ce-release-'))).toEqual(before);
});

test('replaces what a killed run has left', async () => {
  writeFiles(root, { 'release/.unfinished-1.0.0/half.js': '' });
  await makeRelease(source(), toolsWith().tools);
  expect(released()).toEqual(['1.0.0']);
  expect(existsSync(join(root, 'release/1.0.0/half.js'))).toBe(false);
});
