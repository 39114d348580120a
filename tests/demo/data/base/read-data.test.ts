import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkCsv, checkYaml, numberCell } from '../../../../demo/data/base/read-data.ts';

const brands = v.array(v.strictObject({ name: v.string(), heat: v.number() }));

describe('a YAML file', () => {
  it('is read as its schema says', () => {
    expect(checkYaml('brands.yaml', '- { name: Rubelis, heat: 300 }', brands)).toEqual([
      { name: 'Rubelis', heat: 300 },
    ]);
  });

  it.each([
    ['a wrong value', '- name: Rubelis\n  heat: 300\n- name: Lakora\n  heat: hot', 'line 4: 1.heat: '],
    ['a field that is missing', '- name: Rubelis\n  heat: 300\n- name: Lakora', 'line 3: 1.heat: '],
    ['a field that nobody knows', '# Brands\n- name: Rubelis\n  heat: 300\n  hue: red', 'line 4: 0.hue: '],
    ['another kind of file', 'Rubelis', 'line 1: '],
    ['no YAML', '- name: "Rubelis', 'at line 1'],
  ])('that holds %s says where', (_, text, place) => {
    expect(() => checkYaml('brands.yaml', text, brands)).toThrow(TypeError);
    expect(() => checkYaml('brands.yaml', text, brands)).toThrow(/^brands\.yaml/);
    expect(() => checkYaml('brands.yaml', text, brands)).toThrow(place);
  });
});

describe('a comma-separated file', () => {
  const row = v.strictObject({ code: v.string(), heat: numberCell });

  it('is read row by row', () => {
    expect(checkCsv('x.csv', 'code,heat\nPR254,300\n', row)).toEqual([{ code: 'PR254', heat: 300 }]);
  });

  it.each([
    ['no number', 'code,heat\nPR254,300\nPB15,hot\n', 'x.csv, row 2: heat: '],
    ['an empty cell', 'code,heat\nPR254,\n', 'x.csv, row 1: heat: '],
    ['a column that nobody knows', 'code,heat,hue\nPR254,300,red\n', 'x.csv, row 1: hue: '],
  ])('that holds %s says in which row', (_, text, message) => {
    expect(() => checkCsv('x.csv', text, row)).toThrow(message);
  });
});
