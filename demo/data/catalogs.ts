import { between } from './draw.ts';
import { daysBeforeEpoch } from './epoch.ts';
import { industries } from './industries.ts';
import type { Product } from './product.ts';
import { randomOf } from './rng.ts';

/** A digital catalogue (spec P§3 "Catalog"). */
export interface Catalog {
  id: string;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  isStandard: boolean;
  productIds: string[];
  excludedProductIds: string[];
}

const themes: readonly (readonly [string, (product: Product) => boolean])[] = [
  ['Effects 2026', ({ isEffect }) => isEffect],
  ['Lead-free yellows and oranges', ({ fields }) => /yellow|orange/.test(String(fields.color_space))],
  ['One hundred best sellers', () => true],
  ['Full range, volume one', () => true],
];

/** The twelve catalogues: one per industry and four themes, one of which holds exactly 100 products and one 101. */
export function makeCatalogs(products: readonly Product[]): Catalog[] {
  const open = products.filter(({ isActive, isInternal }) => isActive && !isInternal);
  const lists: [string, Product[]][] = [
    ...industries.map(({ code, title }): [string, Product[]] => [
      `${title} selection`,
      open.filter(({ levels }) => levels[code] === 'highly_recommended').slice(0, 60),
    ]),
    ...themes.map(([title, suits], place): [string, Product[]] => [
      title,
      open.filter(suits).slice(0, place === 2 ? 100 : place === 3 ? 101 : 80),
    ]),
  ];
  return lists.map(([title, list], place) => ({
    id: `c-${String(place + 1).padStart(2, '0')}`,
    title,
    createdAt: daysBeforeEpoch(between(randomOf('catalog', place, 'created'), 3, 400)),
    isStandard: place < industries.length,
    productIds: list.map(({ id }) => id),
    excludedProductIds: list.slice(0, place % 4 === 1 ? 2 : 0).map(({ id }) => id),
  }));
}
