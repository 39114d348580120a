import { randomInt } from 'node:crypto';

/** Returns a new number of a request, such as `SR-4821-7730`. It does not reveal how many there are. */
export function newRequestNumber(isTaken: (number: string) => boolean): string {
  for (;;) {
    const number = `SR-${randomInt(1000, 10_000)}-${randomInt(1000, 10_000)}`;
    if (!isTaken(number)) return number;
  }
}
