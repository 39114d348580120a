import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AngleStrip } from '../../../../../src/product/parts/images/AngleStrip.tsx';
import { AssetImage } from '../../../../../src/product/parts/images/AssetImage.tsx';
import { angleViews } from '../../../../../src/product/parts/images/angle-views.ts';
import { withFreshPage } from '../../../../support/fresh-page.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { refuse } from '../../../../support/services/answers.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { document, userWith } from '../documents/show-documents.tsx';

withFreshPage();

const payload = { services: { document: 'https://document.example' }, user: userWith('internal') };
const FILE = 'GET /api/v2/document/download/{assetId}';
const image = { alt: 'The chip', className: 'x', width: 960, height: 640 };

it('lets the browser fetch a public image, late and without moving the page', () => {
  const sent = fakeServices({});
  renderIsland(<AssetImage asset={document('a 1', { accessLevel: 'public' })} {...image} />, payload);
  const shown = screen.getByRole('img', { name: 'The chip' }) as HTMLImageElement;
  expect(shown.src).toBe('https://document.example/api/v2/document/download/a%201');
  expect([shown.getAttribute('loading'), shown.width, shown.height]).toEqual(['lazy', 960, 640]);
  expect(sent).toEqual([]);
});

it('fetches any other image with the token, and revokes its address', async () => {
  const revoke = vi.fn();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://page.example/1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke);
  const asked = fakeServices({ [FILE]: { file: 'png', headers: { 'content-type': 'image/png' } } });
  const { unmount } = renderIsland(
    <AssetImage asset={document('a-1', { accessLevel: 'internal' })} {...image} />,
    payload,
  );
  const shown = () => screen.getByRole('img', { name: 'The chip' }) as HTMLImageElement;
  await waitFor(() => expect(shown().src).toBe('blob:https://page.example/1'));
  expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    ['https://document.example/api/v2/document/download/a-1', 'Bearer t'],
  ]);
  expect(shown().width).toBe(960);
  unmount();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:https://page.example/1');
});

it('shows the alternative text if an image fails to load', async () => {
  const sent = fakeServices({ [FILE]: refuse(404) });
  renderIsland(<AssetImage asset={document('a-2', { accessLevel: 'restricted' })} {...image} />, payload);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByAltText('The chip').hasAttribute('src')).toBe(false);
});

it('shows an effect pigment from each angle, side by side (row 185)', () => {
  const views = angleViews(
    ['45', 'as15', '110'].map((angle) => document(`a-${angle}`, { type: 'image_angle', angle })),
  );
  renderIsland(<AngleStrip views={views} />, payload);
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
    'The product at −15°',
    'The product at 45°',
    'The product at 110°',
  ]);
});
