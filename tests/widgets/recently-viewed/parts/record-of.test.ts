import { expect, it } from 'vitest';
import type { Pigment } from '../../../../src/services/pigment.ts';
import { recordOf } from '../../../../widgets/recently-viewed/parts/record-of.ts';

const rgb = (R: number) => ({ R, G: 0, B: 0 });
const of = (applicationType: string, R: number, angle?: string) => ({
  ...{ medium: 'alkyd', applicationType, propertyType: 'rgb', value: rgb(R), angle },
});
const product = (fields: object, technicalProperties: object[] = []) =>
  ({
    ...{
      id: 'p-1',
      uid: 'pigments::p-1',
      product_name: 'Rubelis',
      industry: 'coatings',
      industries: ['coatings'],
    },
    ...{ fields, technicalProperties, assets: [{ id: 'a-1' }], isInternal: true },
  }) as unknown as Pigment;

it('keeps name, code, Colour Index, industry and measured colours, and nothing else (row 285)', () => {
  const viewed = { ...product({ color_index: 'C.I. Pigment Red 254', brand: 'Rubelis' }), prd: '469714' };
  viewed.technicalProperties = product({}, [of('masstone', 255), of('tint', 16)]).technicalProperties;
  expect(recordOf(viewed, [])).toEqual({
    ...{ id: 'p-1', prd: '469714', product_name: 'Rubelis', color_index: 'PR254', industry: 'coatings' },
    ...{ masstone: '#ff0000', tint: '#100000' },
  });
});

it('leaves out what the product does not have', () => {
  expect(recordOf({ ...product({ color_index: 5 }), industry: null }, [])).toEqual({
    ...{ id: 'p-1', product_name: 'Rubelis' },
  });
});

it('keeps an effect pigment’s colours by angle, without those of the other side', () => {
  const angles = [
    of('masstone', 3, '45'),
    of('masstone', 1, '15'),
    of('masstone', 9, 'as15'),
    of('masstone', 4, '75'),
  ];
  expect(recordOf(product({}, angles), []).angles).toEqual(['#010000', '#030000', '#040000']);
});
