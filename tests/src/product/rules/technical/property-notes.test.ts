import { describe, expect, test } from 'vitest';
import { propertyNote, sharedNotes } from '../../../../../src/product/rules/technical/property-notes.ts';
import type { TechnicalTableRow } from '../../../../../src/product/rules/technical/technical-rows.ts';

const row = (facts: Partial<TechnicalTableRow>): TechnicalTableRow => ({
  ...{ key: 'x', title: 'X', cells: [] },
  ...facts,
});
const scale = { min: 1, max: 8, best: 8 };

describe('what rows share', () => {
  const d65 = { condition: 'D65', norm: 'ISO 11664-4' };

  test('is what all rows with a value have in common', () => {
    expect(sharedNotes([row({}), row(d65), row(d65)])).toEqual(d65);
    expect(sharedNotes([row(d65), row({ ...d65, norm: 'other' })])).toEqual({
      condition: 'D65',
      norm: undefined,
    });
  });

  test('is empty if only one row has a value', () => {
    expect(sharedNotes([row(d65), row({})])).toEqual({});
  });
});

describe('the note of a property', () => {
  test.each<[Partial<TechnicalTableRow>, string]>([
    [{}, ''],
    [{ description: 'Xenon arc', scale, norm: 'ISO 1' }, 'Xenon arc, 1–8, ISO 1'],
    [{ description: 'Blue wool, ISO 1', scale, norm: 'ISO 1' }, 'Blue wool, ISO 1, 1–8'],
    [{ description: 'Blue wool 1 to 8', scale }, 'Blue wool 1 to 8'],
    [{ norm: 'ISO 2', condition: 'At 23 °C' }, 'ISO 2. At 23 °C'],
    [{ description: 'At 23 °C', condition: 'At 23 °C' }, 'At 23 °C'],
    [{ condition: 'At 23 °C' }, 'At 23 °C'],
  ])('of %j says each thing once: %s', (facts, note) => {
    expect(propertyNote(row(facts), {})).toBe(note);
  });

  test('leaves out what the table’s head says', () => {
    const facts = { description: 'CIELAB, D65', norm: 'ISO 1', condition: 'D65' };
    expect(propertyNote(row(facts), { condition: 'D65', norm: 'ISO 1' })).toBe('');
    expect(propertyNote(row({ ...facts, description: 'Green to red' }), { condition: 'D65' })).toBe(
      'Green to red, ISO 1',
    );
  });
});
