import { expect, it } from 'vitest';
import { colorDecimals } from '../../../../../../src/domain/technical/color-decimals.ts';
import { gallerySlides } from '../../../../../../src/product/parts/header/gallery/gallery-slides.ts';

const asset = (id: string, parts: object = {}) => ({
  ...{
    id,
    type: 'image_angle',
    label: id,
    industries: [],
    isRootVersion: true,
    accessLevel: 'public' as const,
  },
  ...parts,
});
const colors = {
  medium: 'alkyd',
  masstone: {
    color: { R: 1, G: 2, B: 3 },
    measured: undefined,
    figures: undefined,
    decimals: colorDecimals([]),
  },
  tint: undefined,
};
const addressOf = (id: string) => `/download/${id}`;

it('turns angle images in their order, before colours and other images', () => {
  const assets = [
    asset('chip', { type: 'image_color_chip' }),
    asset('b', { angle: '45' }),
    asset('a', { angle: 'as15' }),
    asset('tds', { type: 'tds' }),
    asset('inside', { type: 'image_photo', accessLevel: 'internal' }),
  ];
  const slides = gallerySlides({ assets, stackPreviewImage: { url: '/download/b' } }, colors, addressOf);
  expect(slides.map(({ kind }) => kind)).toEqual(['turntable', 'color', 'image', 'image']);
  expect(slides[0]).toMatchObject({ views: [{ asset: { id: 'a' } }, { asset: { id: 'b' } }] });
  expect(slides[2]).toMatchObject({ asset: { id: 'chip' } });
  expect(slides[3]).toMatchObject({ asset: { id: 'inside' } });
});

it('shows the preview where it is no angle image, and nothing of a bare product', () => {
  expect(gallerySlides({ assets: [], stackPreviewImage: { url: '/p.png' } }, undefined, addressOf)).toEqual([
    { kind: 'preview', url: '/p.png' },
  ]);
  expect(gallerySlides({ assets: [], stackPreviewImage: undefined }, undefined, addressOf)).toEqual([]);
});
