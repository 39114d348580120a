import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { COMPARISON_LIMIT } from '../../../../src/comparison/rules/content/comparison.ts';
import { formatStored, parseStored } from '../../../../src/comparison/rules/content/stored-comparison.ts';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import { chooseIndustry } from '../../../../src/comparison/state/choose-industry.ts';
import {
  moveInComparison,
  removeFromComparison,
  renameComparison,
  undoRemoval,
} from '../../../../src/comparison/state/edit-comparison.ts';
import { asOneLine } from '../../../../src/lib/text/as-one-line.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

const INDUSTRIES = ['coatings', 'plastics', 'cosmetics'] as const;
const PRODUCTS = 7;
/** The industries of each product: one, two or all of them. */
const industriesOf = (number: number) =>
  [['coatings'], ['plastics'], ['coatings', 'plastics'], [...INDUSTRIES]][number % 4] as string[];
const uidOf = (number: number) => `pigments::p-${number}`;

/** What the comparison should hold, said as plainly as can be. */
interface Model {
  title: string | null;
  industry: string | null;
  products: number[];
  pending: number | null;
  undo: { title: string | null; products: number[]; industry: string | null; removed: number }[];
}

type Page = ReturnType<typeof pageOf>;
type Step = { say: string; run: (model: Model, page: Page) => Promise<void> | Page | void };

const product = fc.integer({ min: 0, max: PRODUCTS - 1 });
const industry = fc.constantFrom(...INDUSTRIES);

const add = fc.tuple(product, fc.option(industry, { nil: undefined })).map(
  ([number, ofPage]): Step => ({
    say: `add ${number}${ofPage ? ` on the page for ${ofPage}` : ''}`,
    run(model, page) {
      addToComparison(page, candidate(number, industriesOf(number)), ofPage);
      const offered = industriesOf(number);
      const isListed = model.products.includes(number);
      const fits = model.industry === null || offered.includes(model.industry);
      if (isListed || model.products.length === 4 || !fits) return;
      const only = offered.length === 1 ? offered[0] : undefined;
      const taken = model.industry ?? (ofPage && offered.includes(ofPage) ? ofPage : only);
      if (taken === undefined) {
        model.pending = number;
        return;
      }
      Object.assign(model, { industry: taken, pending: null, undo: [] });
      model.products.push(number);
    },
  }),
);

const choose = fc.option(industry, { nil: null }).map(
  (chosen): Step => ({
    say: `choose ${chosen ?? 'no industry'}`,
    run(model, page) {
      chooseIndustry(page, chosen);
      const { pending } = model;
      model.pending = null;
      if (chosen === null) return;
      if (pending === null) {
        if (model.products.length === 0) model.industry = chosen;
        return;
      }
      const offered = industriesOf(pending);
      if (model.products.includes(pending) || model.products.length === 4) return;
      if (model.industry !== null && !offered.includes(model.industry)) return;
      // An industry that the product does not have is not one of those shown.
      if (model.industry === null && !offered.includes(chosen)) {
        if (offered.length > 1) model.pending = pending;
        else Object.assign(model, { industry: offered[0], undo: [], products: [pending] });
        return;
      }
      model.industry ??= chosen;
      model.undo = [];
      model.products.push(pending);
    },
  }),
);

const remove = product.map(
  (number): Step => ({
    say: `remove ${number}`,
    async run(model, page) {
      await removeFromComparison(page, uidOf(number), 'page');
      if (!model.products.includes(number)) return;
      const { title, industry, products } = model;
      model.undo.push({ title, products: [...products], industry, removed: number });
      model.products = model.products.filter((each) => each !== number);
      if (model.products.length === 0) Object.assign(model, { industry: null, title: null });
    },
  }),
);

const undo = fc.constant<Step>({
  say: 'put back',
  run(model, page) {
    undoRemoval(page, 'page');
    // Find the latest removal that still fits.
    const at = model.undo.findLastIndex(
      ({ removed, industry }) =>
        !model.products.includes(removed) &&
        (model.products.length === 0 || (model.industry === industry && model.products.length < 4)),
    );
    const [undo] = at < 0 ? [] : model.undo.splice(at, 1);
    if (!undo) return;
    const { title, products, industry, removed } = undo;
    if (model.products.length === 0) Object.assign(model, { title, products: [...products], industry });
    else model.products.splice(products.indexOf(removed), 0, removed);
  },
});

const move = fc.tuple(product, fc.integer({ min: -2, max: 6 })).map(
  ([number, place]): Step => ({
    say: `move ${number} to ${place}`,
    run(model, page) {
      moveInComparison(page, uidOf(number), place);
      const from = model.products.indexOf(number);
      if (from < 0) return;
      model.products.splice(from, 1);
      model.products.splice(Math.max(0, place), 0, number);
    },
  }),
);

const rename = fc.string({ maxLength: 130, unit: 'binary' }).map(
  (title): Step => ({
    say: `rename to ${JSON.stringify(title)}`,
    run(model, page) {
      if (renameComparison(page, title)) model.title = asOneLine(title);
    },
  }),
);

/** The next page of the same visitor, who finds what the cookie holds and nothing else. */
const reload = fc.constant<Step>({
  say: 'reload',
  run(model) {
    Object.assign(model, { pending: null, undo: [] });
    if (model.products.length === 0) Object.assign(model, { industry: null, title: null });
    return pageOf();
  },
});

it('whatever visitors do, the comparison is what it should be, in each tab and after a reload', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const steps = fc.array(
    fc.oneof({ weight: 5, arbitrary: add }, choose, remove, undo, move, rename, reload),
    {
      maxLength: 20,
    },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      document.cookie = 'ce-activeComparison=;expires=Thu, 01 Jan 1970 00:00:00 GMT;path=/';
      FakeChannel.open = [];
      let page = pageOf();
      const other = pageOf();
      other.active();
      const model: Model = { title: null, industry: null, products: [], pending: null, undo: [] };
      for (const { run } of actions) {
        // Nobody does two things within the same millisecond, on two pages at that.
        vi.setSystemTime(Date.now() + 1);
        page = (await run(model, page)) ?? page;
        expectModel(page, model);
        expectInvariants(page);
        await vi.waitFor(() => expect(other.ids(), 'the other tab').toEqual(page.ids()));
      }
      // Pages that were left by a reload may still be about to write the cookie.
      await vi.dynamicImportSettled();
    }),
    { numRuns: 200 },
  );
}, 30_000);

function expectModel(page: Page, { title, industry, products, pending }: Model): void {
  const { comparison, pending: waiting } = page.state();
  expect(comparison.basket.map(({ uid }) => uid)).toEqual(products.map(uidOf));
  expect(comparison.industry).toBe(industry);
  expect(waiting?.item.uid ?? null).toBe(pending === null ? null : uidOf(pending));
  if (title !== null && products.length > 0) expect(comparison.title).toBe(title);
}

/** What holds at any time (spec S§3, S§5, S§9). */
function expectInvariants(page: Page): void {
  const { comparison } = page.state();
  const { basket, industry, title } = comparison;
  expect(basket.length).toBeLessThanOrEqual(COMPARISON_LIMIT);
  expect(new Set(basket.map(({ uid }) => uid)).size).toBe(basket.length);
  for (const { uid, resultType, id } of basket) {
    expect(uid).toBe(`${resultType}::${id}`);
    expect(industriesOf(Number(id.slice(2)))).toContain(industry);
  }
  expect(title.trim()).not.toBe('');
  const stored = { comparison, isUnsent: false };
  expect(parseStored(formatStored(stored))).toEqual(stored);
}
