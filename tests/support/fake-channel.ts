/** A BroadcastChannel within one test: what is posted arrives at every other open channel of that name, at once. */
export class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    FakeChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    const copy = structuredClone(data);
    for (const other of [...FakeChannel.open]) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data: copy });
    }
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((channel) => channel !== this);
  }
}
