import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { CatalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import type { TestDemo } from '../support/test-demo.ts';
import { wordsOfAnswer } from '../support/words-of-answer.ts';
import {
  aboutDocuments,
  aboutDrawn,
  aboutEveryProduct,
  aboutExample,
  everyAddress,
  formulationsOfEveryProduct,
  type Question,
} from './every-address.ts';
import type { Kind } from './kinds.ts';
import { internalIds, planted } from './planted.ts';
import { sendTo } from './send.ts';
import { type Cast, castOf, wholeDemo } from './stage.ts';

vi.mock('../../../../demo/data/catalogue-maker.ts', async (original) => {
  const { plantedMaker } = await import('./planted.ts');
  const real = await original<{ catalogueMaker: () => CatalogueMaker }>();
  return { ...real, catalogueMaker: () => plantedMaker(real.catalogueMaker()) };
});
vi.mock('../../../../demo/data/formulations/guide-formulations.ts', async (original) => {
  const { plantedGuides } = await import('./planted.ts');
  return plantedGuides(await original());
});
vi.mock('../../../../demo/data/related-records.ts', async (original) => {
  const { plantedRecords } = await import('./planted.ts');
  const real = await original<typeof import('../../../../demo/data/related-records.ts')>();
  return {
    makeRelatedRecords: (...[products, scale]: Parameters<typeof real.makeRelatedRecords>) =>
      plantedRecords(real.makeRelatedRecords(products, scale), products),
  };
});
vi.mock('../../../../demo/data/competitors/competitor-products.ts', async (original) => {
  const { plantedCompetitors } = await import('./planted.ts');
  const real = await original<typeof import('../../../../demo/data/competitors/competitor-products.ts')>();
  return { makeCompetitorProducts: () => plantedCompetitors(real.makeCompetitorProducts()) };
});

let demo: TestDemo;
let cast: Cast;
beforeAll(async () => {
  demo = await wholeDemo();
  cast = await castOf(demo);
});

const secret = [...planted.staff, ...internalIds, ...internalIds.map((id) => id.replace('p', 'a'))];
const { validated, rivals, competitors } = planted;

/** What may not be read, by who asks. */
const closed: Partial<Record<Kind, readonly string[]>> = {
  visitor: [...secret, ...validated, ...rivals, ...competitors],
  registered: [...secret, ...validated, ...rivals, ...competitors],
  withdrawn: [...secret, ...rivals, ...competitors],
  adminOnly: [...secret, ...validated],
  editorOnly: [...secret, ...validated, ...rivals, ...competitors],
};

/** What some are asked about every product; all are asked about some products. */
const further: Partial<Record<Kind, readonly Question[]>> = {
  visitor: aboutEveryProduct(),
  withdrawn: formulationsOfEveryProduct(),
};

describe('words of what is closed', () => {
  test.each(Object.entries(closed) as [Kind, readonly string[]][])(
    'are read by no user of the kind "%s"',
    async (kind, words) => {
      const questions = [...everyAddress(cast), ...(further[kind] ?? [])];
      expect(await wordsRead(kind, words, questions)).toEqual([]);
    },
    60_000,
  );

  test('are read by those for whom they are', async () => {
    const all = Object.values(planted).flat();
    const read = await wordsRead('competitorViewer', all, everyAddress(cast));
    expect(all.filter((word) => read.every((hit) => !hit.startsWith(`${word}: `)))).toEqual([]);
  }, 60_000);

  test('are found in PDFs, safety data sheets and archives, too', async () => {
    const [id = ''] = internalIds;
    const files = [
      ...aboutDrawn(id),
      ...aboutExample(id).filter(({ path }) => path.endsWith('/msds/document')),
    ];
    expect(files).toHaveLength(3);
    for (const file of files) expect(await answerTo('internal', file), file.path).toMatch(/zqname/i);

    const archive = aboutDocuments('a-0086').find(({ path }) => path.endsWith('/archive'));
    const [, opened = ''] = archive ? (await answerTo('internal', archive)).split(ARCHIVE) : [];
    // A word of the documents' text, which stands in no name.
    expect(opened).toMatch(/zqtext/i);
  }, 60_000);
});

/** Which of the words stand in answers to this kind of user, with their first place in each call. */
async function wordsRead(
  kind: Kind,
  words: readonly string[],
  questions: readonly Question[],
): Promise<string[]> {
  const found = new Map<string, string>();
  for (const question of questions) {
    const { method, path, body, cookie } = question;
    const asked = decodeURIComponent(`${path} ${JSON.stringify(body)} ${cookie}`).toLowerCase();
    const answer = (await answerTo(kind, question)).toLowerCase();
    for (const word of words) {
      // What was asked for may stand in the answer.
      if (asked.includes(word) || !answer.includes(word)) continue;
      const at = answer.indexOf(word);
      const key = `${word} ${method} ${path.replace(/\?.*|[\w-]*\d[\w-]*/g, '*')}`;
      const place = `${method} ${path}: …${answer.slice(Math.max(0, at - 60), at + 40)}…`;
      if (!found.has(key)) found.set(key, `${word}: ${place}`);
    }
  }
  return [...found.values()];
}

/** Between the words of an order and those of its archive. */
const ARCHIVE = ' archive: ';

/** The words of an answer; of an archive that was ordered, too. */
async function answerTo(kind: Kind, { service, method, path, body, cookie }: Question): Promise<string> {
  const send = sendTo(demo);
  const own = cast.credentials[kind];
  const cookies = { cookie: [own.cookie, cookie].filter(Boolean).join('; ') };
  const answer = await send(service, method, { path, body }, { ...own, ...cookies });
  if (path !== '/api/v2/document/archive') return wordsOfAnswer(answer);
  const { id } = (await answer.clone().json()) as { id: string };
  const archive = await send(service, 'GET', { path: `${path}/${id}` }, own);
  return [await wordsOfAnswer(answer), await wordsOfAnswer(archive)].join(ARCHIVE);
}
