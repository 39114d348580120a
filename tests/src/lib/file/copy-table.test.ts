import { expect, test, vi } from 'vitest';
import { copyTable } from '../../../../src/lib/file/copy-table.ts';

const table = { columns: ['L*'], rows: [['40.5']] };

test('a table is on the clipboard as text and as HTML', async () => {
  const write = vi.fn<(items: { parts: Record<string, Blob> }[]) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', { clipboard: { write } });
  vi.stubGlobal(
    'ClipboardItem',
    class {
      parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  );
  await copyTable(table);
  const parts = write.mock.calls[0]?.[0][0]?.parts;
  expect(await parts?.['text/plain']?.text()).toBe('L*\n40.5');
  expect(await parts?.['text/html']?.text()).toContain('<td>40.5</td>');
});

test('where there is no such item it is text, and a refusal is the caller’s', async () => {
  const writeText = vi.fn(async () => {
    throw new Error('denied');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('ClipboardItem', undefined);
  await expect(copyTable(table)).rejects.toThrow('denied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('L*\n40.5');
});
