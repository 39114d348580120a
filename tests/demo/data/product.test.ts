import { describe, expect, it } from 'vitest';
import { chemistry } from '../../../demo/data/chemistry/chemistry-of.ts';
import { fieldManifest } from '../../../demo/data/manifest/field-manifest.ts';
import { options } from '../../../demo/data/options.ts';
import { readBases } from '../../../demo/data/pigments/bases.ts';
import { productMaker } from '../../../demo/data/product.ts';
import { isCasNumber } from './pigments/cas.ts';

const make = productMaker();
const products = Array.from({ length: 300 }, (_, index) => make(index));

describe('products', () => {
  it('are 230 pigments, of which 70 have a second grade', () => {
    expect(readBases()).toHaveLength(230);
    expect(new Set(products.slice(0, 230).map(({ base }) => base)).size).toBe(230);
    expect(products.filter(({ isEffect }) => isEffect).length).toBeGreaterThanOrEqual(55);
  });

  it('begin with a red that is complete and open to all', () => {
    const [first] = products;
    expect(first).toMatchObject({ id: 'p-0001', base: 'PR254', isActive: true, isInternal: false });
    expect(first?.industries).toContain('coatings');
  });

  it('never recommend a diarylide above 200 °C', () => {
    for (const product of products.filter((candidate) => candidate.chemistry === 'diarylide')) {
      const plastics = product.byIndustry.plastics;
      expect(plastics?.heat_stability, product.id).toBeLessThanOrEqual(200);
      expect(JSON.stringify(plastics?.application)).not.toMatch(/fibre-spinning|engineering/);
    }
  });

  it('no longer sell lead and cadmium', () => {
    const banned = products.filter((product) => /^(lead|cadmium)$/.test(product.chemistry));
    expect(banned).toHaveLength(7);
    expect(banned.filter(({ isActive }) => isActive)).toEqual([]);
  });

  it('go into food only with an E number', () => {
    const food = products.filter(({ industries }) => industries.includes('food-pharma'));
    expect(food.length).toBeGreaterThan(5);
    for (const { byIndustry, id } of food) expect(byIndustry['food-pharma']?.e_number, id).toMatch(/^E1\d\d/);
  });

  it('suit hot industries where they are calcined', () => {
    for (const product of products.filter((candidate) => candidate.chemistry === 'cicp')) {
      expect(product.levels.technical, product.id).toBe('highly_recommended');
      expect(chemistry(product.chemistry).heat).toBeGreaterThan(300);
    }
  });

  it('say the same in their texts as in their fields', () => {
    for (const { id, fields, shortDescription, byIndustry } of products) {
      const clarity = /^(transparent|semi-transparent|semi-opaque|opaque),/i.exec(shortDescription)?.[1];
      if (clarity) expect(clarity.toLowerCase(), id).toBe(fields.transparency);
      for (const { product_industry_description: text } of Object.values(byIndustry)) {
        const oil = /oil absorption of (\d+) g/.exec(String(text))?.[1];
        if (oil) expect(Number(oil), id).toBe(fields.oil_absorption);
      }
    }
  });

  it('are opaque where they are flakes of metal', () => {
    const metallic = products.filter(({ fields }) => fields.color_space === 'metallic');
    expect(metallic.length).toBeGreaterThan(1);
    for (const { id, fields } of metallic)
      expect(['opaque', 'semi-opaque'], id).toContain(fields.transparency);
  });

  it('show no CAS number but a valid one', () => {
    const numbers = products.flatMap(({ fields }) => (fields.cas_number ? [String(fields.cas_number)] : []));
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((number) => !isCasNumber(number))).toEqual([]);
  });

  it('hold only fields that the manifest titles, and only values that it lists', () => {
    const known = new Map(fieldManifest.map((entry) => [entry.code, entry]));
    const strays: string[] = [];
    for (const product of products) {
      for (const fields of [product.fields, ...Object.values(product.byIndustry)]) {
        for (const [code, value] of Object.entries(fields)) {
          if (!known.has(code)) strays.push(`${product.id} ${code}`);
          const listed = known.get(code)?.options?.map(({ key }) => key);
          if (!listed || typeof value === 'boolean') continue;
          const isMap = known.get(code)?.dataType === 'map';
          const parts = Array.isArray(value) ? value : isMap ? Object.keys(value as object) : [value];
          for (const part of parts) {
            const key = typeof part === 'object' ? part.key : String(part);
            if (!listed.includes(key)) strays.push(`${product.id} ${code}=${key}`);
          }
        }
      }
    }
    expect(strays).toEqual([]);
  });

  it('give every filter of fixed values something to find', () => {
    const text = JSON.stringify(products);
    const unused = Object.entries(options).flatMap(([field, titles]) =>
      Object.keys(titles)
        .filter((key) => !text.includes(JSON.stringify(key)))
        .map((key) => `${field}=${key}`),
    );
    expect(unused).toEqual([]);
  });
});
