import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../../demo/server/catalogue/create-catalogue.ts';
import { seedCatalogue } from '../../../../demo/server/catalogue/seed-catalogue.ts';
import { viewers } from '../service.ts';

const totalIn = (database: DatabaseSync) =>
  createCatalogue(database)(viewers.internal).products({ offset: 0, limit: 1 }).total;

describe('seedCatalogue', () => {
  it('fills an empty database with 318 products and then leaves it alone', () => {
    const database = new DatabaseSync(':memory:');
    expect(seedCatalogue(database)).toBe(true);
    expect(totalIn(database)).toBe(318);
    expect(seedCatalogue(database)).toBe(false);
  });

  it('fills it anew for another size, keeping the favourites', () => {
    const database = new DatabaseSync(':memory:');
    seedCatalogue(database, { scale: 40 });
    database.exec("INSERT INTO favorite VALUES ('f1', 'u-99', '213540', '[]')");
    expect(seedCatalogue(database, { scale: 60 })).toBe(true);
    expect(totalIn(database)).toBe(60);
    expect(database.prepare("SELECT count(*) AS n FROM favorite WHERE user_id = 'u-99'").get()?.n).toBe(1);
  });

  it('leaves nothing behind when it fails half-way', () => {
    const database = new DatabaseSync(':memory:');
    seedCatalogue(database, { scale: 40 });
    // The favourites come last; a view in their place takes no rows.
    database.exec('DROP TABLE favorite; CREATE VIEW favorite AS SELECT 1 AS id');
    expect(() => seedCatalogue(database, { scale: 60 })).toThrow();
    expect(totalIn(database)).toBe(40);
  });

  it.each([0, 29, 30.5, 50_000, Number.NaN])('refuses a catalogue of %d products', (scale) => {
    expect(() => seedCatalogue(new DatabaseSync(':memory:'), { scale })).toThrow(RangeError);
  });
});

describe('createCatalogue', () => {
  const database = new DatabaseSync(':memory:');
  seedCatalogue(database);
  const catalogue = createCatalogue(database)(viewers.visitor);

  it('finds a product by id', () => {
    expect(catalogue.product('p-0001')).toMatchObject({
      ...{ name: 'Rubelis Red 3540', prd: '213540', brand: 'Rubelis', color: '#b92f34' },
      productGroup: 'High-performance organic pigments',
    });
    expect(catalogue.product('p-9999')).toBeUndefined();
  });

  it('pages by name, within an industry, without internal products', () => {
    const first = catalogue.products({ offset: 0, limit: 20, industry: 'cosmetics' });
    const second = catalogue.products({ offset: 20, limit: 20, industry: 'cosmetics' });
    const names = [...first.items, ...second.items].map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(40);
    expect(first.items.every(({ industries }) => industries.includes('cosmetics'))).toBe(true);
    expect(totalIn(database)).toBe(318);
    expect(catalogue.products({ offset: 0, limit: 0 }).total).toBeLessThan(318);
  });
});
