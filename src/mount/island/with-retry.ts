import { loadChunk } from '../load-chunk.ts';
import type { Island } from './contract.ts';

/** An island whose code is tried twice, for the npm package; the script tag's loader tries its files again itself. */
export function withRetry<Props extends object>(island: Island<Props>): Island<Props> {
  return { ...island, load: () => loadChunk(island.name, island.load) };
}
