/** What a mount gives back: the island's state and its stop. */
export interface Handle<Props extends object = object> {
  /** Settles with the first commit; rejects with the error that kept the island from it; never after an early unmount. */
  ready: Promise<void>;
  /** Renders anew with these props over the present ones. */
  update(props: Partial<Props>): void;
  /** Takes the island off and puts the server-rendered content back. */
  unmount(): void;
}
