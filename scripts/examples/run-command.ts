import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program in a folder and returns its output. The event loop goes on: the search service lives in this process. */
export async function runCommand(
  program: string,
  parameters: readonly string[],
  folder: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, { cwd: folder, maxBuffer: 2 ** 24 });
  return stdout;
}
