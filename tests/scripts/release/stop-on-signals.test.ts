import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

/** As `scripts/release.ts` uses it. */
const SCRIPT = `
import { stopOnSignals } from './scripts/release/stop-on-signals.ts';
import { commandLine } from './scripts/release/tools.ts';
const tools = commandLine('.', stopOnSignals());
try {
  console.log('ready');
  await tools.run([process.execPath, '-e', 'setInterval(() => {}, 1000)']);
} catch (error) {
  console.log(error.message);
} finally {
  console.log('cleaned up');
}`;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops what is running and still cleans up', async (signal, exitCode) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output === '') child.kill(signal);
    output += text;
  });
  const code = await new Promise((done) => child.on('close', done));
  expect(output).toBe(`ready\nStopped by ${signal}.\ncleaned up\n`);
  expect(code).toBe(exitCode);
});
