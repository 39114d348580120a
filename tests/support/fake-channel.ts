/**
 * A BroadcastChannel within one test: what is posted arrives at every other open channel of that name, at once or, for
 * as long as the test holds messages back, with `release`.
 */
export class FakeChannel {
  static open: FakeChannel[] = [];
  static #held: (() => void)[] | null = null;

  /** From here on messages are on their way; returns what lets them arrive, in the order in which they were sent. */
  static hold(): () => void {
    const held: (() => void)[] = [];
    FakeChannel.#held = held;
    return () => {
      FakeChannel.#held = null;
      for (const deliver of held) deliver();
    };
  }

  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    for (const other of [...FakeChannel.open]) {
      if (other === this || other.name !== this.name) continue;
      const deliver = () => other.onmessage?.({ data: copy });
      if (FakeChannel.#held) FakeChannel.#held.push(deliver);
      else deliver();
    }
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
}
