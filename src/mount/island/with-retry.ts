import { loadChunk } from '../load-chunk.ts';
import type { Island } from './contract.ts';

/** Retries an island's code once, for the npm package; the script tag's loader retries files itself. */
export function withRetry<Props extends object, Given extends object>(
  island: Island<Props, Given>,
): Island<Props, Given> {
  return { ...island, load: () => loadChunk(island.name, island.load) };
}
