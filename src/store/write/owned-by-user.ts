import { ServiceError } from '../../errors/service-error.ts';
import type { Store } from '../state.ts';
import type { Writer } from './write-on-top.ts';

/**
 * Remembers who is signed in. Once somebody else is, the returned function throws a `ServiceError` of kind `aborted`: call
 * it right before a request, which would bear that user's token.
 */
export function holdUser(store: Store): () => void {
  const userOf = () => store.getState().user?.userId;
  const owner = userOf();
  return () => {
    if (userOf() !== owner) throw new ServiceError({ kind: 'aborted' });
  };
}

/**
 * Returns the way for the user who is signed in now. Once another one is, its calls throw a `ServiceError` of kind
 * `aborted`: they would change that user's record.
 */
export function ownedByUser<Saved, Value>(store: Store, writer: Writer<Saved, Value>): Writer<Saved, Value> {
  const { read } = writer;
  const demandOwner = holdUser(store);
  return {
    ...writer,
    ...(read && {
      async read() {
        demandOwner();
        return read();
      },
    }),
    async send(value, on) {
      demandOwner();
      return writer.send(value, on);
    },
  };
}
