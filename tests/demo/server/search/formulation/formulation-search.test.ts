import { describe, expect, it } from 'vitest';
import { makeRelatedRecords } from '../../../../../demo/data/related-records.ts';
import {
  formulationFacets,
  readFormulationQuery,
} from '../../../../../demo/server/search/formulation/formulation-query.ts';
import {
  indexFormulations,
  searchFormulations,
} from '../../../../../demo/server/search/formulation/formulation-search.ts';
import { firstProducts } from '../../../data/first-products.ts';

const index = indexFormulations(makeRelatedRecords(firstProducts(300), 300).formulations);

const search = (text: string, mine: string[] = []) => {
  const ingredients = new Set(index.rows.ingredient.map(({ key }) => key));
  return searchFormulations(index, readFormulationQuery(text, ingredients), new Set(mine));
};

describe('searchFormulations', () => {
  it('finds all, the newest first', () => {
    const { found } = search('');
    expect(found).toHaveLength(120);
    const dates = found.map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('finds every word in title, ingredients, shade, application or binder', () => {
    for (const { title, parts, shade, application, binder } of search('q=melam red').found) {
      const text = [title, shade.title, application, binder, ...parts.map((part) => part.title)].join(' ');
      expect(text).toMatch(/\bmelam/i);
      expect(text).toMatch(/\bred/i);
    }
    expect(search('q=melam red').found.length).toBeGreaterThan(3);
    expect(search('q=zzzz').found).toEqual([]);
  });

  it('gives those first whose title holds the term', () => {
    const { found } = search('q=masterbatch');
    expect(found[0]?.title).toMatch(/masterbatch/i);
    const isInTitle = found.map(({ title }) => /masterbatch/i.test(title));
    expect(isInTitle).toEqual(isInTitle.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('sorts formulations by name, as English does', () => {
    const titles = search('sort=name').found.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('gives what someone has saved, and nothing else, in their tab', () => {
    const { found } = search('tab=mine', ['f-0002', 'f-0007']);
    expect(found.map(({ id }) => id).toSorted()).toEqual(['f-0002', 'f-0007']);
    expect(search('tab=mine').found).toEqual([]);
  });

  it.each(['', 'i=coatings', 'i=coatings,printing&c=red', 'q=red&ingredient=water', 'c=red,blue'])(
    'counts each value as if it stood alone in its filter: %s',
    (state) => {
      for (const facet of formulationFacets)
        for (const { key, count } of search(state).aggregations[facet]?.slice(0, 12) ?? []) {
          const alone = new URLSearchParams(state);
          alone.set(facet, key);
          const { found } = search(String(alone).replaceAll('%2C', ','));
          expect(found.length, `${facet}=${key}`).toBe(count);
        }
    },
  );
});
