import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, MANIFEST, product } from '../fake-products.ts';
import { open, shared, table } from '../open-page.tsx';

const kinds = [
  { code: 'brand', title: 'Brand', informationType: 'product_detail' },
  { code: 'vegan', title: 'Vegan', informationType: 'specific_requirements' },
  { code: 'color_space', title: 'Colour space', informationType: 'regulatory_info' },
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd' },
  { code: 'regulatory', title: 'Inventories', informationType: 'regulatory_info' },
];
const inAlkyd = (propertyType: string, value: string) => ({
  ...{ propertyType, value, dataType: 'text', medium: 'alkyd', applicationType: 'masstone' },
});
const listed = (number: number) =>
  product(number, {
    ...{ regulatory: 'REACH', vegan: true },
    technicalProperties: [
      ...product(number).technicalProperties,
      ...[inAlkyd('light_fastness', '8'), inAlkyd('gloss', 'high')],
    ],
  });
const links = () => within(screen.getByRole('navigation')).getAllByRole('button');

test('each part of the table has a link, which scrolls there and takes the focus along', async () => {
  fakeServices({ ...answersWith([listed(1), listed(2)]), [MANIFEST]: { json: kinds } });
  open(shared([1, 2]));
  await table();
  expect(links().map(({ textContent }) => textContent)).toEqual([
    ...[
      'Colour',
      'Fastness',
      'Identity',
      'Requirements',
      'Regulatory and regions',
      'Further values by medium',
    ],
  ]);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Regulatory and regions' }));
  expect(scroll).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Regulatory and regions0 of 1 differ');
  fireEvent.click(screen.getByRole('button', { name: 'Further values by medium' }));
  expect(document.activeElement?.textContent).toBe('Further values by mediumOpen all');
});

test('the link of the part being read is marked', async () => {
  fakeServices({ ...answersWith([listed(1), listed(2)]), [MANIFEST]: { json: kinds } });
  open(shared([1, 2]));
  await table();
  const current = () =>
    links().flatMap((link) => (link.hasAttribute('aria-current') ? link.textContent : []));
  expect(current()).toHaveLength(1);
  const bottom = { top: innerHeight } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this instanceof HTMLElement && ['colour', 'fastness'].includes(this.dataset.group ?? '')
      ? ({ ...bottom, top: 0 } as DOMRect)
      : bottom;
  });
  dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(current()).toEqual(['Fastness']));
});

test('a part without visible rows has none', async () => {
  fakeServices({ ...answersWith([listed(1), listed(2)]), [MANIFEST]: { json: kinds } });
  open(shared([1, 2]));
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Differences only' }));
  expect(links().map(({ textContent }) => textContent)).not.toContain('Regulatory and regions');
});
