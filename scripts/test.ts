import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from './test-run/run-steps.ts';
import { ALL_STEPS, QUICK_STEPS, STEPS, type Step, WORDPRESS_STEPS } from './test-run/steps.ts';
import { summary } from './test-run/summary.ts';

const { values } = parseArgs({
  options: {
    /** Everything in both browsers. */
    all: { type: 'boolean', default: false },
    /** What shows within a minute that something is broken. */
    quick: { type: 'boolean', default: false },
    /** The plugin in a real WordPress, and nothing else. */
    wordpress: { type: 'boolean', default: false },
  },
});

function chosenSteps(): readonly Step[] {
  if (values.wordpress) return WORDPRESS_STEPS;
  if (values.quick) return QUICK_STEPS;
  return values.all ? ALL_STEPS : STEPS;
}

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

const outcome = await runSteps(chosenSteps(), {
  run,
  forget: (path) => rmSync(path, { force: true }),
  read: (path) => readFileSync(path, 'utf8'),
  say: (line) => console.log(line),
  now: () => performance.now(),
});
process.exitCode = outcome.failed > 0 ? 1 : 0;
for (const line of summary(outcome)) console.log(line);
