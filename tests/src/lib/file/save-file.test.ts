import { expect, test, vi } from 'vitest';
import { saveFile } from '../../../../src/lib/file/save-file.ts';

test('the file has its name, and its address goes after a while', () => {
  vi.useFakeTimers();
  const created = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const clicked: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.download, this.href]);
  });
  saveFile('values.csv', new Blob(['a'], { type: 'text/csv' }));
  expect(clicked).toEqual([['values.csv', 'blob:file']]);
  // Firefox would open a PDF in place of saving it.
  expect(created).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'application/octet-stream' }),
  );
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith('blob:file');
  vi.useRealTimers();
});
