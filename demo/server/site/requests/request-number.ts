import { randomInt } from 'node:crypto';

/**
 * Returns a new number of a request, such as `SR-4821-7730`. It does not reveal how many there are.
 *
 * @param kind `SR` of samples, `RD` of regulatory documents
 */
export function newRequestNumber(kind: 'SR' | 'RD', isTaken: (number: string) => boolean): string {
  for (;;) {
    const number = `${kind}-${randomInt(1000, 10_000)}-${randomInt(1000, 10_000)}`;
    if (!isTaken(number)) return number;
  }
}
