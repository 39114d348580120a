import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';

// `npm run dev`: the demo, with the script tag rebuilt and the server restarted as files change.

const root = new URL('..', import.meta.url);
const node = (script: string, ...args: string[]) =>
  spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });

let server: ChildProcess | undefined;
let build: ChildProcess | undefined;
let isStale = false;

function startServer(): void {
  server?.kill();
  server = node('demo/server/main.ts', ...process.argv.slice(2));
}

/** Builds; changes that come meanwhile are one more build. */
function rebuild(): void {
  if (build) {
    isStale = true;
    return;
  }
  build = node('scripts/build.ts');
  build.on('exit', () => {
    build = undefined;
    if (!server) startServer();
    if (!isStale) return;
    isStale = false;
    rebuild();
  });
}

for (const folder of ['src', 'widgets', 'demo/gallery']) {
  watch(new URL(folder, root), { recursive: true }, rebuild);
}
watch(new URL('demo/server', root), { recursive: true }, () => server && startServer());
rebuild();
