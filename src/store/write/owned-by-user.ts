import { ServiceError } from '../../errors/service-error.ts';
import type { Store } from '../state.ts';
import type { Way } from './write-on-top.ts';

/**
 * Returns the way for the user who is signed in now. Once another one is, its calls throw a `ServiceError` of kind
 * `aborted`: they would change that user's record.
 */
export function ownedByUser<Saved, Value>(store: Store, way: Way<Saved, Value>): Way<Saved, Value> {
  const { read } = way;
  const userOf = () => store.getState().user?.userId;
  const owner = userOf();
  const demandOwner = () => {
    if (userOf() !== owner) throw new ServiceError({ kind: 'aborted' });
  };
  return {
    ...way,
    ...(read && {
      async read() {
        demandOwner();
        return read();
      },
    }),
    async send(value, on) {
      demandOwner();
      return way.send(value, on);
    },
  };
}
