/** Waits for the caller's turn, in the order of the calls. */
export type Turn = () => Promise<void>;

/**
 * Lets one caller continue per round of the event loop.
 *
 * Node accepts one connection per round (https://github.com/libuv/libuv/pull/3696). If hundreds of open
 * connections have a request ready, a round that answers them all takes a second, and a new connection waits for
 * as many rounds as there are connections before it.
 */
export function takeTurns(): Turn {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
