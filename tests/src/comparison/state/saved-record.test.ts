import { describe, expect, test, vi } from 'vitest';
import { comparisonOf } from '../../../../src/comparison/state/comparison-of.ts';
import { deleteRecord, renameRecord } from '../../../../src/comparison/state/saved-record.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { inTurn, nothing, refuse } from '../../../support/services/answers.ts';
import { fakeServices, type Replies, services } from '../../../support/services/fake-services.ts';
import { bringComparison, pigment } from '../../../support/with-comparison.ts';

withFreshPage();

const LIST = '/api/v1/product-comparison';
const saved = (id: string, title: string) => ({
  id,
  title,
  industry: 'coatings',
  basket: [pigment(1), pigment(2)],
});

const known = (id: string, more: object = {}) => ({ ...saved(id, 'Reds'), dropped: [], ...more });

/** A page on which the saved comparison `c-1`, titled “Reds”, is active. */
function pageWithActive(answers: Replies) {
  bringComparison(2, { id: 'c-1' });
  const sent = fakeServices(answers);
  const page = { store: createPageStore({ services }), bus: createBus() };
  const active = comparisonOf(page.store, page.bus);
  const deleted = vi.fn();
  page.bus.on('comparison:deleted', deleted);
  return { page, sent, deleted, active: () => active.latest() };
}

describe('renaming', () => {
  const answersOf = (id: string) => ({
    [`GET ${LIST}/${id}`]: { json: saved(id, 'Reds') },
    [`PUT ${LIST}/${id}`]: { json: saved(id, 'Warm reds') },
  });

  test('the active comparison takes its new name, and stays saved', async () => {
    const { page, active } = pageWithActive(answersOf('c-1'));
    expect(await renameRecord(page, known('c-1'), 'Warm reds')).toMatchObject({
      record: { id: 'c-1', title: 'Warm reds' },
      isMerged: false,
    });
    expect(active()).toMatchObject({ comparison: { id: 'c-1', title: 'Warm reds' }, isUnsent: false });
  });

  test('reference and medium stay as they are', async () => {
    const view = { reference: 'pigments::p-2', medium: 'hdpe' };
    const { page, sent } = pageWithActive({
      ...answersOf('c-1'),
      [`GET ${LIST}/c-1`]: { json: { ...saved('c-1', 'Reds'), ...view } },
    });
    await renameRecord(page, known('c-1'), 'Warm reds');
    expect(sent[1]?.body).toMatchObject({ title: 'Warm reds', ...view });
  });

  test('a new name of another one leaves the active one as it is', async () => {
    const { page, active } = pageWithActive(answersOf('c-2'));
    await renameRecord(page, known('c-2'), 'Warm reds');
    expect(active().comparison).toMatchObject({ id: 'c-1', title: 'Reds' });
  });

  test('what others have changed of it stays, and is shown where it is active', async () => {
    const theirs = { ...saved('c-1', 'Reds'), basket: [pigment(1), pigment(2), pigment(3)], version: 'v2' };
    const { page, sent, active } = pageWithActive({
      [`GET ${LIST}/c-1`]: { json: theirs },
      [`PUT ${LIST}/c-1`]: inTurn(refuse(412, 'Changed.', { code: 'changed' }), {
        json: { ...theirs, title: 'Warm reds', version: 'v3' },
      }),
    });
    const renamed = await renameRecord(page, known('c-1', { version: 'v1' }), 'Warm reds');
    expect(renamed?.isMerged).toBe(true);
    expect(sent.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
      ['PUT', '"v1"'],
      ['GET', null],
      ['PUT', '"v2"'],
    ]);
    expect(sent[2]?.body).toMatchObject({ title: 'Warm reds', basket: theirs.basket });
    expect(active()).toMatchObject({ comparison: { basket: theirs.basket, version: 'v3' }, isUnsent: false });
  });

  test('one that is gone clears the active one', async () => {
    const { page, active } = pageWithActive({ [`GET ${LIST}/c-1`]: { status: 404, json: { message: 'x' } } });
    expect(await renameRecord(page, known('c-1'), 'Warm reds')).toBeNull();
    expect(active().comparison.basket).toEqual([]);
  });

  test('a failure is thrown, and changes nothing', async () => {
    const { page, active } = pageWithActive({ [`GET ${LIST}/c-1`]: { status: 500, json: { message: 'x' } } });
    await expect(renameRecord(page, known('c-1'), 'Warm reds')).rejects.toMatchObject({ status: 500 });
    expect(active().comparison.title).toBe('Reds');
  });
});

describe('deleting', () => {
  test.each([
    ['deleted', nothing],
    ['deleted elsewhere', { status: 404, json: { message: 'x' } }],
  ])('one that is %s clears the active one, and the page is told', async (_, answer) => {
    const { page, active, deleted } = pageWithActive({ [`DELETE ${LIST}/c-1`]: answer });
    await deleteRecord(page, known('c-1', { version: 'v1' }));
    expect(active().comparison.basket).toEqual([]);
    expect(deleted).toHaveBeenCalledExactlyOnceWith({ id: 'c-1' });
  });

  test('one that has changed since is not deleted, but given back as it is now', async () => {
    const now = { ...saved('c-1', 'Warm reds'), version: 'v2' };
    const { page, sent, active, deleted } = pageWithActive({
      [`DELETE ${LIST}/c-1`]: refuse(412, 'Changed.', { code: 'changed' }),
      [`GET ${LIST}/c-1`]: { json: now },
    });
    expect(await deleteRecord(page, known('c-1', { version: 'v1' }))).toMatchObject(now);
    expect(sent[0]?.headers.get('if-match')).toBe('"v1"');
    expect(active().comparison.basket).toHaveLength(2);
    expect(deleted).not.toHaveBeenCalled();
  });

  test.each([
    ['as it was is deleted', {}, ['GET', 'DELETE']],
    ['with another title stays', { title: 'Warm reds' }, ['GET']],
    ['with other products stays', { basket: [pigment(1), pigment(3)] }, ['GET']],
  ])('without versions, deletes only what is unchanged: one %s', async (_, changes, calls) => {
    const { page, sent } = pageWithActive({
      [`GET ${LIST}/c-1`]: { json: { ...saved('c-1', 'Reds'), ...changes } },
      [`DELETE ${LIST}/c-1`]: nothing,
    });
    const changed = await deleteRecord(page, known('c-1', { medium: 'hdpe' }));
    expect(sent.map(({ method }) => method)).toEqual(calls);
    expect(changed?.id).toBe(calls.length > 1 ? undefined : 'c-1');
  });

  test('a failure is thrown, and changes nothing', async () => {
    const { page, active, deleted } = pageWithActive({
      [`DELETE ${LIST}/c-1`]: { status: 500, json: { message: 'x' } },
    });
    await expect(deleteRecord(page, known('c-1', { version: 'v1' }))).rejects.toMatchObject({ status: 500 });
    expect(active().comparison.basket).toHaveLength(2);
    expect(deleted).not.toHaveBeenCalled();
  });
});
