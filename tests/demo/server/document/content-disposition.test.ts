import { expect, it } from 'vitest';
import { attachment } from '../../../../demo/server/document/content-disposition.ts';

it('names a file in ASCII, and in UTF-8 where the name needs it', () => {
  expect(attachment('TDS_1.pdf')).toBe('attachment; filename="TDS_1.pdf"');
  expect(attachment('Grün "®".pdf')).toBe(
    'attachment; filename="Grun ___.pdf"; filename*=UTF-8\'\'Gr%C3%BCn%20%22%C2%AE%22.pdf',
  );
  expect(attachment('a\r\nb.pdf')).not.toMatch(/[\r\n]/);
});
