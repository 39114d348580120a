/**
 * Runs something for as long as anyone uses it: starts it for the first user and stops it after the last.
 *
 * @param start returns the stop
 * @returns a function that counts a user, and returns the end of this use
 */
export function whileUsed<Args extends unknown[]>(
  start: (...args: Args) => () => void,
): (...args: Args) => () => void {
  let users = 0;
  let stop = () => {};
  return (...args) => {
    users += 1;
    if (users === 1) stop = start(...args);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      users -= 1;
      if (users === 0) stop();
    };
  };
}
