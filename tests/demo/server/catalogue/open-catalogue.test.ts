import { describe, expect, it, test } from 'vitest';
import type { Viewer } from '../../../../demo/server/base/context.ts';
import { openCatalogue } from '../../../../demo/server/catalogue/open-catalogue.ts';
import { seededContext, viewers } from '../service.ts';

const catalogue = openCatalogue(seededContext().database);
const { visitor, internal } = viewers;

describe('a product', () => {
  it.each(['p-0001', 'pigments::p-0001', 'a-0001-01', '213540'])('is found by %s', (id) => {
    expect(catalogue.find(id, visitor)?.id).toBe('p-0001');
  });

  it('is open to internal viewers only if it is internal (decision B5)', () => {
    const found = (viewer: Viewer) => [
      ...[catalogue.find('p-0232', viewer)?.id, catalogue.isOpen('p-0232', viewer)],
      ...[catalogue.hitAt(231, viewer)?.hit.id, catalogue.at(231, viewer)?.id],
    ];
    expect(found(visitor)).toEqual([undefined, false, undefined, undefined]);
    expect(found(internal)).toEqual(['p-0232', true, 'p-0232', 'p-0232']);
    expect(catalogue.demand('p-0232', internal).id).toBe('p-0232');
  });

  it('is refused in the same words where it is closed as where it is unknown', () => {
    const refusal = (id: string) => {
      try {
        return catalogue.demand(id, visitor);
      } catch (error) {
        return error;
      }
    };
    expect(refusal('p-0232')).toEqual(refusal('p-9999'));
    expect(refusal('p-0232')).toBeInstanceOf(Error);
  });
});

test('documents are those that the viewer may see', () => {
  const product = catalogue.demand('p-0001', internal);
  const types = (viewer: Viewer) => catalogue.assetsOf(product, viewer).map(({ type }) => type);
  expect(types(internal).length).toBeGreaterThan(types(visitor).length);
  expect(types(visitor)).toContain('tds');
});
