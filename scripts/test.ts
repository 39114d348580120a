import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from './test-run/run-steps.ts';
import { STEPS, type Step } from './test-run/steps.ts';

const BIN = join(import.meta.dirname, '../node_modules/.bin');

function run({ command: [program, ...args], env }: Step): Promise<number> {
  const path = `${BIN}:${process.env.PATH}`;
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env, PATH: path } });
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

const { passed, failed, failures } = await runSteps(STEPS, {
  run,
  forget: (path) => rmSync(path, { force: true }),
  read: (path) => readFileSync(path, 'utf8'),
  say: (line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;
for (const failure of failures) console.log(`Failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
