/** A lazily loaded file failed to load, after one retry or 120 s (spec P§8, P§9). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** The island or part whose file is missing. */
  readonly chunk: string;

  constructor(chunk: string, options?: ErrorOptions) {
    super(`The file of "${chunk}" could not be loaded.`, options);
    this.chunk = chunk;
  }
}
