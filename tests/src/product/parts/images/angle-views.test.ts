import { expect, it } from 'vitest';
import { angleViews } from '../../../../../src/product/parts/images/angle-views.ts';

const asset = (id: string, type: string, angle?: string) => ({
  ...{ id, type, label: '', industries: [], isRootVersion: true },
  ...(angle !== undefined && { angle }),
});

it('orders angle images by angle, and leaves out other assets', () => {
  const assets = [
    asset('chip', 'image_color_chip'),
    asset('c', 'image_angle', '110'),
    asset('b', 'image_angle', '15'),
    asset('a', 'image_angle', 'as15'),
    asset('table', 'color_data', '45'),
  ];
  expect(angleViews(assets).map(({ angle }) => angle)).toEqual(['as15', '15', '110']);
});
