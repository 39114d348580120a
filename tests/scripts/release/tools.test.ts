import { expect, test } from 'vitest';
import { commandLine } from '../../../scripts/release/tools.ts';

const node = (code: string) => [process.execPath, '-e', code] as const;
const { signal } = new AbortController();

test('returns what a command writes, run in its folder and environment', async () => {
  const { read } = commandLine('/', signal);
  expect(await read(node('console.log(process.cwd(), process.env.GIVEN)'), { env: { GIVEN: 'yes' } })).toBe(
    '/ yes\n',
  );
  expect(await read(node('console.log(process.cwd())'), { cwd: '/dev' })).toBe('/dev\n');
});

test('rejects when a command fails or does not exist', async () => {
  const { run } = commandLine('/', signal);
  await expect(run(node('process.exit(3)'))).rejects.toThrow('failed: exit code 3');
  await expect(run(['no-such-program'])).rejects.toThrow('ENOENT');
});

test('stops the command that is running, and starts no other', async () => {
  const stop = new AbortController();
  const { run, read } = commandLine('/', stop.signal);
  const running = run(node('setInterval(() => {}, 1000)'));
  stop.abort(new Error('Stopped by SIGINT.'));
  await expect(running).rejects.toThrow('Stopped by SIGINT.');
  await expect(read(node('setInterval(() => {}, 1000)'))).rejects.toThrow('Stopped by SIGINT.');
});
