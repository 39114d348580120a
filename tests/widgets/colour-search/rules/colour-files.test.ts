import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMeasurements } from '../../../../widgets/colour-search/rules/read-measurements.ts';

/** Files of instruments and spreadsheets, and what has to be read of each. */
const FILES = join(import.meta.dirname, '../colour-files');

interface Expected {
  take?: number[][];
  /** As in `D65/10°`, `CWF|F2`; of all colours, or one by one. */
  light?: string;
  lights?: string[];
  refuse?: string;
}

const expected: Record<string, Expected> = JSON.parse(readFileSync(join(FILES, 'expected.json'), 'utf8'));

const [readable, refused] = [false, true].map((isRefused) =>
  Object.entries(expected).filter(([, { refuse }]) => (refuse !== undefined) === isRefused),
);
const read = (file: string) => readMeasurements(readFileSync(join(FILES, file), 'utf8'));

it.each(readable ?? [])('%s is read', (file, { take = [], light, lights }) => {
  const { measurements } = read(file);
  expect(measurements.map(({ lab: { L, a, b } }) => [L, a, b])).toEqual(take);
  for (const [at, { light: found }] of measurements.entries()) {
    const text = [found.illuminant, found.observer].filter(Boolean).join('/');
    const wanted = lights?.[at] ?? light ?? '';
    expect((wanted === 'none or asked' ? '' : wanted).split('|')).toContain(text);
  }
});

it.each(refused ?? [])('%s is refused, and its line is named', (file, { refuse }) => {
  const { measurements, faults } = read(file);
  if (!refuse?.includes('converted')) expect(measurements).toEqual([]);
  else expect(measurements.every(({ isConverted }) => isConverted)).toBe(true);
  expect(measurements.length + faults.length).toBeGreaterThan(0);
});

it('has an expectation for each file', () => {
  expect(
    readdirSync(FILES)
      .filter((file) => file !== 'expected.json')
      .sort(),
  ).toEqual(Object.keys(expected).sort());
});

/** Texts as people paste them, each with the colours and lights that it names, or with what stands there instead. */
const TEXTS = join(import.meta.dirname, '../pasted-texts.jsonl');

it('reads a thousand other texts right, or refuses them', () => {
  const lines = readFileSync(TEXTS, 'utf8').trim().split('\n');
  const wrong = lines.filter((line) => {
    const { text, take, lights }: { text: string; take?: number[][]; lights?: string[] } = JSON.parse(line);
    const { measurements, faults } = readMeasurements(text);
    if (!take) return measurements.length > 0 || faults.length === 0;
    const isRight = measurements.every(({ lab: { L, a, b }, light }, at) => {
      const found = [light.illuminant ?? '', light.observer].filter((each, n) => n === 0 || each).join('/');
      const named = light.illuminant || light.observer ? found : '';
      const isSame = [L, a, b].every((value, n) => Math.abs(value - (take[at]?.[n] ?? Number.NaN)) < 0.011);
      return isSame && (lights?.[at] ?? '').split('|').includes(named);
    });
    return measurements.length !== take.length || !isRight;
  });
  expect(lines.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
