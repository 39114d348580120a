import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '../../../src/mount/load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('loadChunk', () => {
  it('gives the module after one load', async () => {
    const load = vi.fn(async () => 'module');
    await expect(loadChunk('login', load)).resolves.toBe('module');
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries once more, half a second later', async () => {
    const load = vi.fn(async () => {
      if (load.mock.calls.length === 1) throw new Error('503');
      return 'module';
    });
    const loaded = loadChunk('login', load);
    await vi.advanceTimersByTimeAsync(499);
    expect(load).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(loaded).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after the second failure and says which file is missing', async () => {
    const cause = new Error('503');
    const load = vi.fn(() => Promise.reject(cause));
    const loaded = loadChunk('login', load);
    void vi.advanceTimersByTimeAsync(500);
    await expect(loaded).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'The file of "login" could not be loaded.',
      chunk: 'login',
      cause,
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after 120 s (row 249)', async () => {
    const failed = vi.fn();
    loadChunk('login', () => new Promise(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }));
  });

  it('leaves no timer behind once the module has arrived', async () => {
    await loadChunk('login', async () => 'module');
    expect(vi.getTimerCount()).toBe(0);
  });
});
