import { expect, test } from 'vitest';
import { scaleStep } from '../../../../src/domain/technical/scale-step.ts';

const blueWool = { min: 1, max: 8, best: 8 };
const astm = { min: 1, max: 5, best: 1 };

test.each([
  ['8', blueWool, { steps: 8, step: 8, upTo: 8, best: 'last', first: '1', last: '8' }],
  ['7-8', blueWool, { step: 7, upTo: 8 }],
  ['7–8', blueWool, { step: 7, upTo: 8 }],
  ['4/5', blueWool, { step: 4, upTo: 5 }],
  ['4.5', blueWool, { step: 4, upTo: 5 }],
  ['II', astm, { steps: 5, step: 2, upTo: 2, best: 'first', first: 'I', last: 'V' }],
  ['I-II', astm, { step: 1, upTo: 2 }],
  ['0', { min: 0, max: 3, best: 3 }, { steps: 4, step: 1, upTo: 1 }],
])('%s on a scale %j', (text, scale, expected) => {
  expect(scaleStep(text, scale)).toMatchObject(expected);
});

test.each(['9', '0', '8-9', '5-4', '8.5', 'IIII', 'good', '', '> 7'])(
  'reads no step of the scale from “%s”',
  (text) => {
    expect(scaleStep(text, blueWool)).toBeNull();
  },
);
