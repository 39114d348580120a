import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a built file is missing or older than any of its sources, which are files or folders. */
export function isStale(built: string, sources: readonly string[]): boolean {
  if (!existsSync(built)) return true;
  const builtAt = changedAt(built);
  return sources.flatMap(withContents).some((path) => changedAt(path) > builtAt);
}

/** Lists a folder with its contents: its own time changes when files are added or removed. */
function withContents(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))];
}

function changedAt(path: string): number {
  return statSync(path).mtimeMs;
}
