import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ColorCard } from '../../../../../src/product/parts/header/ColorCard.tsx';
import type { MainColors } from '../../../../../src/product/rules/colors/main-colors.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { services } from '../../../../support/services/fake-services.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

const preview = { url: 'https://document.example/preview-at-15' };
const angleImage = (angle: string) => ({
  ...{ id: `image-${angle}`, type: 'image_angle', label: '', industries: [], isRootVersion: true },
  ...{ accessLevel: 'public' as const, angle },
});
const colors = (angle: string | undefined): MainColors => {
  const measured = { L: 45.89, a: 4.32, b: 37.67, C: 37.92, h: 83.46, angle };
  return {
    medium: 'alkyd',
    masstone: {
      color: { R: 120, G: 110, B: 60 },
      decimals: { 'L*': 2, 'a*': 2, 'b*': 2, 'C*': 2, h: 2 },
      ...{ measured, figures: measured },
    },
    tint: undefined,
  };
};
const show = (angle: string | undefined, images: string[]) => {
  const product = fakePigment({ assets: images.map(angleImage), stackPreviewImage: preview });
  const { container } = renderIsland(
    <ColorCard product={product} colors={colors(angle)} medium="Alkyd melamine" />,
    { services },
  );
  return container.querySelector('.ce-color-card__colors img')?.getAttribute('src');
};

it('shows an effect pigment from the angle of the figures below, and says which', () => {
  expect(show('45', ['15', '45'])).toMatch(/image-45$/);
  expect(screen.getByText('Masstone at 45°').parentElement?.textContent).toBe(
    'Masstone at 45°L* 45.89C* 37.92h 83.46°',
  );
});

it.each([
  ['its image from that angle is missing', '45', ['15']],
  ['its colour does not depend on the angle', undefined, []],
])('shows the measured colour alone where %s', (_, angle, images) => {
  expect(show(angle, images)).toBeUndefined();
});

it('says in place of a colour that it was not measured; opens no gallery that would be empty', () => {
  const bare = (assets: ReturnType<typeof angleImage>[]) =>
    renderIsland(<ColorCard product={fakePigment({ assets })} colors={undefined} medium={undefined} />, {
      services,
    });
  const { container } = bare([]);
  expect(container.querySelector('.ce-color-card__colors')?.textContent).toBe('Not measured');
  expect(container.querySelector('[style*="--ce-_color"]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  bare([angleImage('45')]);
  screen.getByRole('button', { name: /^Open the colours of .+: Not measured$/ });
});
