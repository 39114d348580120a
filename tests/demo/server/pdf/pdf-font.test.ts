import { expect, it } from 'vitest';
import { renderPdf } from '../../../../demo/server/document/render-pdf.ts';
import { fontFor } from '../../../../demo/server/pdf/pdf-font.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

const render = (subject: string) =>
  renderPdf({
    ...{ title: 'Technical data sheet', subject, color: { R: 171, G: 53, B: 55 }, issue: 'Article 469714' },
    ...{ date: '2026-11-02T00:00:00Z', language: 'en' },
    sections: [{ heading: subject, paragraphs: [subject], rows: [['Name', subject]] }],
    footer: subject,
  });

it('embeds a font for Latin, Greek and Cyrillic letters that readers lack, so that they can be searched for', async () => {
  const bytes = await render('Łódź ουσία Пигмент');
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).toContain('Arimo');
  expect(file.split('/FontFile2').length - 1).toBe(2);
  expect(textOfPdf(bytes)).toContain('Łódź ουσία Пигмент');
  expect(bytes.length).toBeLessThan(60_000);
  expect(Buffer.from(await render('Łódź ουσία Пигмент')).equals(Buffer.from(bytes))).toBe(true);
});

it('embeds nothing for what every reader has', async () => {
  const bytes = await render('Rubelis® 3240 – −3 °C');
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('/FontFile2');
  expect(fontFor('Rubelis®', 'Helvetica-Bold')).toEqual({ file: 'Helvetica-Bold', written: 'Rubelis®' });
});

it('embeds Chinese, Japanese or Korean letters by the language of the document, if it has all of them', () => {
  const files = ['ja', 'ko', 'zh-CN'].map((language) => fontFor('3', 'Helvetica-Bold', language).file);
  expect(files.map((file) => file.replace(/^.*\//, ''))).toEqual([
    ...['noto-sans-ja-bold.ttf', 'noto-sans-ko-bold.ttf', 'noto-sans-zh-bold.ttf'],
  ]);
  expect(fontFor('応急措置', 'Helvetica', 'ja').written).toBe('応急措置');
  expect(fontFor('麒麟', 'Helvetica', 'ja')).toEqual({ file: 'Helvetica', written: '[…]' });
});
