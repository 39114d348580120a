import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from './build/paths.ts';

// Lints the contract of the services by Redocly (redocly.yaml), as a part of `npm run check`. Silent unless something is wrong.

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [redocly, 'lint', 'demo/server/openapi.yaml', '--format', 'stylish'],
  {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
if (status !== 0) {
  console.error(stdout + stderr);
  process.exitCode = 1;
}
