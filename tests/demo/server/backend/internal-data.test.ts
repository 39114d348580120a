import { expect, test } from 'vitest';
import { markInternal } from '../../../../demo/server/backend/internal-data.ts';

const table = (head: string[], ...rows: (string | string[])[][]) => ({ heading: 'Alkyd', head, rows });

test('a row is marked that customers lack, or get with less in it', () => {
  const head = ['Property', 'Masstone'];
  const open = table(head, ['L*', ['50.00']], ['Forms', ['Powder']]);
  const forms = ['Powder', 'slurry'];
  const all = table(head, ['L*', ['50.00']], ['Forms', forms], ['rub_out\nISO 787', ['0.4']]);
  const marked: (string | string[])[][] = [
    ['Forms (internal)', forms],
    ['rub_out (internal)\nISO 787', ['0.4']],
  ];
  expect(markInternal([all], [open])).toEqual([table(head, ['L*', ['50.00']], ...marked)]);
});

test('a column of staff marks the rows that have a value in it', () => {
  const open = table(['Property', 'Masstone'], ['L*', ['50.00']], ['Heat', ['300']]);
  const all = table(
    ['Property', 'Masstone', 'let_down'],
    ['L*', ['50.00'], ['60.00']],
    ['Heat', ['300'], '–'],
  );
  expect(markInternal([all], [open])[0]?.rows?.map(([title]) => title)).toEqual(['L* (internal)', 'Heat']);
});

test('a text is marked by its heading', () => {
  const [plants, use] = [
    { heading: 'Plants', paragraphs: ['Kehl'] },
    { heading: 'Use', paragraphs: ['Paint'] },
  ];
  expect(markInternal([plants, use], [use])).toEqual([{ ...plants, heading: 'Plants (internal)' }, use]);
});
