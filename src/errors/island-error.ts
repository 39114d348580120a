/**
 * An island cannot be mounted as the page requests: unknown name, missing payload fields, or props that are not JSON.
 */
export class IslandError extends Error {
  override readonly name = 'IslandError';
  /** The island's name as the page wrote it. */
  readonly island: string;
  /** One sentence: what is wrong and what was expected. */
  readonly reason: string;
  /** Names of the props that are wrong or missing. */
  readonly props: readonly string[] | undefined;
  /** Name of the payload field that is missing. */
  readonly field: string | undefined;

  constructor(
    island: string,
    reason: string,
    options: ErrorOptions & { props?: readonly string[]; field?: string | undefined } = {},
  ) {
    super(`Island "${island}": ${reason}`, options);
    this.island = island;
    this.reason = reason;
    this.props = options.props;
    this.field = options.field;
  }
}
