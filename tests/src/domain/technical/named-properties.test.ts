import { expect, it } from 'vitest';
import { namedProperties } from '../../../../src/domain/technical/named-properties.ts';
import { entry, property } from './properties.ts';

const catalogues = [
  entry('medium', 'alkyd', 1),
  entry('applicationType', 'masstone', 1),
  entry('propertyType', 'heat', 1),
];
const heat = property('heat', 260);

it('are those whose medium, application and property the catalogues name', () => {
  const properties = [
    heat,
    property('rub_out', 1),
    property('heat', 1, { medium: 'rubber' }),
    property('heat', 2, { applicationType: 'overprint', medium: 'rubber' }),
  ];
  expect(namedProperties(properties, catalogues)).toEqual({
    named: [heat],
    unknown: ['the property "rub_out"', 'the medium "rubber"', 'the application "overprint"'],
  });
});

it('are those of colours, whose charts need no name', () => {
  const rgb = property('rgb', { R: 1, G: 2, B: 3 });
  expect(namedProperties([rgb], catalogues)).toEqual({ named: [rgb], unknown: [] });
});

it('may have no medium and no application', () => {
  const plain = property('heat', 1, { medium: '', applicationType: '' });
  expect(namedProperties([plain], catalogues)).toEqual({ named: [plain], unknown: [] });
});

it('are all where a catalogue is empty, and the same list where none is left out', () => {
  const properties = [heat, property('rub_out', 1)];
  expect(namedProperties(properties, catalogues.slice(0, 2)).named).toBe(properties);
  expect(namedProperties(properties, []).named).toBe(properties);
});
