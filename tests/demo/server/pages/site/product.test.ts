import { expect, test } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import { testDemo } from '../../support/test-demo.ts';

const SCALE = 160;
const maker = catalogueMaker();
const products = Array.from({ length: SCALE }, (_, at) => maker.product(at));

test('lists more of the brand, those of the nearest colour first', async () => {
  const [red = maker.product(0)] = products;
  const apart = ({ color }: (typeof products)[number]) =>
    Math.hypot(...(['R', 'G', 'B'] as const).map((key) => (color?.[key] ?? 0) - (red.color?.[key] ?? 0)));
  const [industry = 'coatings'] = red.industries;
  const others = products
    .filter(({ id, isInternal }) => id !== red.id && !isInternal)
    .filter(({ fields, industries }) => fields.brand === red.fields.brand && industries.includes(industry))
    .toSorted((one, other) => apart(one) - apart(other));
  expect(others.length).toBeGreaterThan(4);

  const page = await (await testDemo({ scale: SCALE })).browser().page(`/product/${red.id}`);
  const related = page.slice(page.indexOf('id="related"'));
  expect([...related.matchAll(/product-card__name"><a [^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual(
    others.slice(0, 4).map(({ name }) => name),
  );
});
