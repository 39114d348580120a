import { configure } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CIRCUMSTANCES, type Circumstance, play } from './circumstances.ts';
import { OPEN_CELLS } from './open-cells.ts';
import { dropSpare, killableService } from './service/killable-service.ts';
import { serviceHere } from './service/service.ts';
import type { Write } from './write.ts';

/** How long an open cell is waited for, in ms: it fails where something does not come. */
const PATIENCE = 1_000;

/** Tests the cells of some rows. */
export function testWrites(writes: readonly Write[]): void {
  afterEach(() => configure({ asyncUtilTimeout: 4_000 }));
  afterAll(dropSpare);

  describe.each(writes.map((write) => [write.name, write] as const))('%s', (_, write) => {
    const cells = CIRCUMSTANCES.filter((circumstance) => write.never?.[circumstance] === undefined);

    test.each(cells)('%s', async (circumstance) => {
      const missing = OPEN_CELLS[write.name]?.[circumstance];
      if (missing === undefined) return playOn(write, circumstance);
      configure({ asyncUtilTimeout: PATIENCE });
      const holds = await Promise.race([succeeds(playOn(write, circumstance)), tooLate()]);
      expect(holds, `"${missing}" is mended: take it off tests/writes/open-cells.ts`).toBe(false);
    });
  });
}

async function playOn(write: Write, circumstance: Circumstance): Promise<void> {
  const service = await (circumstance === 'kill -9 of the service' ? killableService() : serviceHere());
  try {
    await play(write, circumstance, service);
  } finally {
    service.stop();
  }
}

const succeeds = (played: Promise<void>) =>
  played.then(
    () => true,
    () => false,
  );
const tooLate = () => new Promise<false>((resolve) => setTimeout(resolve, 5 * PATIENCE, false));
