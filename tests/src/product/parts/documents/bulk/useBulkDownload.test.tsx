import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BulkDocument } from '../../../../../../src/product/parts/documents/bulk/useArchives.ts';
import { useBulkDownload } from '../../../../../../src/product/parts/documents/bulk/useBulkDownload.ts';
import type { RunningDownloads } from '../../../../../../src/store/files/useDownloads.ts';
import { renderIsland } from '../../../../../support/render-island.tsx';

const document = (id: string) => ({ asset: { id }, prd: '200001' }) as BulkDocument;

interface BulkProps {
  selected: readonly BulkDocument[];
  downloads: RunningDownloads;
}

function Bulk({ selected, downloads }: BulkProps) {
  const { isRunning, start, cancel } = useBulkDownload(selected, {
    downloads,
    limit: { documents: 20, megabytes: 50 },
  });
  return (
    <>
      <button type="button" onClick={start}>
        {isRunning ? 'running' : 'idle'}
      </button>
      <button type="button" onClick={cancel}>
        cancel
      </button>
    </>
  );
}

function setUp(selected: readonly BulkDocument[]) {
  const [start, cancel] = [vi.fn(), vi.fn()];
  const downloads = { byId: { 'a-1': { status: 'running' } }, start, cancel } as unknown as RunningDownloads;
  renderIsland(<Bulk selected={selected} downloads={downloads} />);
  return { start, cancel, press: (name: string) => screen.getByRole('button', { name }).click() };
}

test('downloads a single document as it is', () => {
  const { start, cancel, press } = setUp([document('a-1')]);
  press('running');
  expect(start).toHaveBeenCalledWith(document('a-1'));
  press('cancel');
  expect(cancel).toHaveBeenCalledWith('a-1');
});

test('orders a ZIP of several, whatever the single downloads do', () => {
  const { cancel, press } = setUp([document('a-1'), document('a-2')]);
  expect(screen.getByRole('button', { name: 'idle' })).toBeDefined();
  press('cancel');
  expect(cancel).not.toHaveBeenCalled();
});
