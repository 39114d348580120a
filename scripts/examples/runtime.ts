/** A real runtime that renders an example. */
export interface Runtime {
  /** With its version, such as `PHP 7.4.33`. */
  name: string;
  /** Renders the page for the query string of its address. */
  render(search: string): Promise<string>;
}

/** Says why a runtime cannot be had on this machine. */
export class MissingRuntime extends Error {
  override name = 'MissingRuntime';
}
