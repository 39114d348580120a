import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { document, showDocuments } from './show-documents.tsx';

it('gives the controls of documents of one title and language names of their own', async () => {
  showDocuments([
    document('a-1', { filename: 'coatings.pdf' }),
    document('a-2', { filename: 'plastics.pdf' }),
    document('a-3', { locale: 'de' }),
  ]);
  await screen.findAllByRole('link', { name: 'Technical data sheet' });
  const names = screen
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  expect(names).toEqual([
    'Select all',
    'Select Technical data sheet, English, coatings.pdf',
    'Select Technical data sheet, English, plastics.pdf',
    'Select Technical data sheet, German',
  ]);
  screen.getByRole('link', { name: 'Download Technical data sheet, English, plastics.pdf' });
});
