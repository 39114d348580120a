import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of a slow step of the build, kept until the next build. */
export interface BuildCache {
  /**
   * Returns the kept result, or else makes it.
   *
   * @param input everything that the result depends on
   * @param make returns what JSON can hold
   */
  get<Result>(input: string, make: () => Promise<Result>): Promise<Result>;
  /** Removes what this build has not used. */
  prune(): void;
}

/** @param folder holds nothing else; made when needed */
export function buildCache(folder: string): BuildCache {
  const used = new Set<string>();
  return {
    async get(input, make) {
      const name = `${createHash('sha256').update(input).digest('hex')}.json`;
      used.add(name);
      const kept = read(join(folder, name));
      if (kept !== undefined) return JSON.parse(kept);
      const result = await make();
      mkdirSync(folder, { recursive: true });
      // Another build may read at the same time: it must not find half a file.
      const partial = join(folder, `${name}.${process.pid}`);
      writeFileSync(partial, JSON.stringify(result));
      renameSync(partial, join(folder, name));
      return result;
    },
    prune() {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** Keeps nothing: for a build that must not depend on what earlier ones left. */
export const noCache: BuildCache = { get: (_input, make) => make(), prune: () => {} };

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
