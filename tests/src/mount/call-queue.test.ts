import { describe, expect, it, vi } from 'vitest';
import { runCallQueue } from '../../../src/mount/call-queue.ts';
import { withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

type Call = (api: unknown) => void;
interface Queue {
  push(call: Call): void;
  version?: string;
}

const page = window as unknown as { ceWidgets: Queue | undefined };
const global = (): Queue | undefined => page.ceWidgets;

describe('runCallQueue', () => {
  it('runs the calls that waited, in order, and those to come', async () => {
    const calls: string[] = [];
    page.ceWidgets = [() => calls.push('first'), () => calls.push('second')] as never;
    runCallQueue({ version: '1' });
    global()?.push(() => calls.push('third'));
    await Promise.resolve();
    expect(calls).toEqual(['first', 'second', 'third']);
  });

  it('gives each call the library, which is the global as well', async () => {
    const call = vi.fn();
    runCallQueue({ version: '1' });
    global()?.push(call);
    await Promise.resolve();
    expect(call).toHaveBeenCalledExactlyOnceWith({ version: '1' });
    expect(global()?.version).toBe('1');
  });

  it('takes the place of an element of the page whose id is ceWidgets', async () => {
    page.ceWidgets = document.createElement('form') as never;
    runCallQueue({ version: '1' });
    expect(global()?.version).toBe('1');
  });

  it('harms no call by one that throws', async () => {
    const run: (() => void)[] = [];
    vi.stubGlobal('queueMicrotask', (task: () => void) => run.push(task));
    const next = vi.fn();
    page.ceWidgets = [
      () => {
        throw new Error('mine');
      },
      next,
    ] as never;
    expect(() => runCallQueue({})).not.toThrow();
    expect(run[0]).toThrow('mine');
    run[1]?.();
    expect(next).toHaveBeenCalledOnce();
  });
});
