import { expect, it } from 'vitest';
import { renderPdf } from '../../../../demo/server/document/render-pdf.ts';

it('draws the colour outside of the structure, which has no element for it', async () => {
  const bytes = await renderPdf({
    ...{ title: 'Data sheet', subject: 'Rubelis Red 3540', color: { R: 184, G: 45, B: 51 } },
    ...{ issue: 'Issue 1', date: '2026-11-02T09:00:00.000Z', language: 'en' },
    sections: [{ heading: 'Use', paragraphs: ['Paints.'] }],
    footer: 'Rubelis Red 3540',
  });
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).toContain('/S /H1');
  expect(file).not.toContain('/S /Artifact');
});
