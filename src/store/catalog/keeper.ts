/** How a wish is sent, and what happens if it is refused. */
interface Sending {
  send: (isKept: boolean) => Promise<void>;
  /** @param isKept what the service is known to have */
  onFailure: (error: unknown, isKept: boolean) => void;
}

/** Sends whether things are kept: for each one call after the other, and only for what is wanted last. */
export interface Keeper {
  want(id: string, isKept: boolean, sending: Sending): Promise<void>;
}

export function createKeeper(): Keeper {
  const calls = new Map<string, { saved: boolean; wanted: boolean }>();
  return {
    async want(id, isKept, { send, onFailure }) {
      const running = calls.get(id);
      if (running) {
        running.wanted = isKept;
        return;
      }
      const call = { saved: !isKept, wanted: isKept };
      calls.set(id, call);
      try {
        while (call.wanted !== call.saved) {
          const { wanted } = call;
          await send(wanted);
          call.saved = wanted;
        }
      } catch (error) {
        onFailure(error, call.saved);
      } finally {
        calls.delete(id);
      }
    },
  };
}
