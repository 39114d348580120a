import { ChunkLoadError } from '../errors/chunk-load-error.ts';

/** What a lost connection may need, and more than a page lives that is being left: its loads fail, too. */
const PAUSE = 500;

/**
 * Imports a lazily loaded part; a first failure is tried once more, half a second later.
 *
 * @param load imports the part; `suffix` belongs behind its address, since Firefox remembers for good that an
 *   address could not be imported (https://github.com/whatwg/html/issues/6768)
 * @throws {ChunkLoadError} after the second failure, or after 120 s (spec P§9)
 */
export function loadChunk<Module>(name: string, load: (suffix: string) => Promise<Module>): Promise<Module> {
  return new Promise<Module>((resolve, reject) => {
    const timer = setTimeout(reject, 120_000, new Error('timeout'));
    load('')
      .catch(() => new Promise((done) => setTimeout(done, PAUSE)).then(() => load('?again')))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  }).catch((cause) => {
    throw new ChunkLoadError(name, { cause });
  });
}
