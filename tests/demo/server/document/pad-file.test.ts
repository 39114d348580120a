import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { padPdf, padPng } from '../../../../demo/server/document/pad-file.ts';

const pdf = new Uint8Array(Buffer.from('%PDF-1.7\nbody\nxref\ntrailer\n<<>>\nstartxref\n14\n%%EOF\n'));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('padPdf', () => {
  it.each([1, 2, 199, 200, 201, 5000])('adds %d bytes of comments before the last lines', (more) => {
    const padded = padPdf(pdf, pdf.length + more);
    expect(padded).toHaveLength(pdf.length + more);
    const [before = '', after = ''] = text(padded).split('startxref');
    const [head = '', padding = ''] = before.split('<<>>\n');
    expect([`${head}<<>>\n`, `startxref${after}`].join('')).toBe(text(pdf));
    for (const line of padding.split('\n')) {
      expect(line).toMatch(/^(%.*)?$/);
      expect(line.length).toBeLessThan(256);
    }
  });

  it('leaves a file alone that is as large, or no PDF', () => {
    expect(padPdf(pdf, pdf.length)).toBe(pdf);
    expect(padPdf(pdf, 1)).toBe(pdf);
    const other = new Uint8Array([1, 2, 3]);
    expect(padPdf(other, 10)).toBe(other);
  });
});

describe('padPng', () => {
  const image = new Uint8Array(PNG.sync.write(new PNG({ width: 2, height: 2 })));

  it('adds a chunk that readers skip', () => {
    const padded = padPng(image, image.length + 400);
    expect(padded).toHaveLength(image.length + 400);
    expect(PNG.sync.read(Buffer.from(padded)).data).toEqual(PNG.sync.read(Buffer.from(image)).data);
  });

  it('leaves an image alone that is too large for one', () => {
    expect(padPng(image, image.length + 11)).toBe(image);
  });
});
