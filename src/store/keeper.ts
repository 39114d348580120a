/** A request to keep a thing, such as a favourite, or to keep it no longer. */
interface Wish {
  isKept: boolean;
  /** What the service has, as far as the caller knows. */
  isSaved: boolean;
  send: (isKept: boolean) => Promise<void>;
  /** Called if a call fails, with what the service is known to have. */
  onRefused: (isKept: boolean) => void;
}

/** Sends which things a user keeps. Calls for the same thing are made one after the other, and only for the last wish. */
export interface Keeper {
  /** Whether calls for a thing are under way: what other responses say of it may be outdated. */
  isBusy(id: string): boolean;
  /**
   * Sends a wish, unless the service has it already.
   *
   * @returns what the service has in the end; `undefined` if a call under way sends this wish next
   * @throws what `send` throws; wishes that came meanwhile are then dropped
   */
  want(id: string, wish: Wish): Promise<boolean | undefined>;
}

/** Creates a {@link Keeper}. Ids are the caller's; one that has no calls under way is forgotten. */
export function createKeeper(): Keeper {
  const calls = new Map<string, { saved: boolean; wanted: boolean }>();
  return {
    isBusy: (id) => calls.has(id),
    async want(id, { isKept, isSaved, send, onRefused }) {
      const running = calls.get(id);
      if (running) {
        running.wanted = isKept;
        return undefined;
      }
      const call = { saved: isSaved, wanted: isKept };
      calls.set(id, call);
      try {
        while (call.wanted !== call.saved) {
          const { wanted } = call;
          await send(wanted);
          call.saved = wanted;
        }
        return call.saved;
      } catch (error) {
        onRefused(call.saved);
        throw error;
      } finally {
        calls.delete(id);
      }
    },
  };
}
