import { ChunkLoadError } from '../errors/chunk-load-error.ts';

/** Retry delay in ms: long enough for a brief network drop, longer than an unloading page stays alive. */
const PAUSE = 500;

/**
 * Imports a lazily loaded part. Retries once, half a second after a failure.
 *
 * @throws {ChunkLoadError} after the second failure, or after 120 s (spec P§9)
 */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise<Module>((resolve, reject) => {
    const timer = setTimeout(reject, 120_000, new Error('timeout'));
    load()
      .catch(() => new Promise((done) => setTimeout(done, PAUSE)).then(load))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  }).catch((cause) => {
    throw new ChunkLoadError(name, { cause });
  });
}
