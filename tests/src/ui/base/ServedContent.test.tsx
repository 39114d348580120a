import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { isolate } from '../../../../src/mount/isolation/isolate.ts';
import { IslandPlaceContext } from '../../../../src/ui/base/island-place.ts';
import { ServedContent } from '../../../../src/ui/base/ServedContent.tsx';
import { addHtml } from '../../../support/fresh-page.ts';

it('gives the focus to the heading of what takes its place', async () => {
  const { place, show } = serve('<h1 tabindex="-1">Pigments</h1>');
  (place.place.findServed('h1') as HTMLElement).focus();
  show(<h1>Rubelis Red 3240</h1>);
  const root = place.container.getRootNode() as ShadowRoot;
  await waitFor(() => expect(root.activeElement?.textContent).toBe('Rubelis Red 3240'));
});

it('takes the focus from nothing else', async () => {
  const { place, show } = serve('<h1>Pigments</h1>');
  const button = addHtml<HTMLButtonElement>('<button type="button">Here</button>');
  button.focus();
  show(<h1>Rubelis Red 3240</h1>);
  await waitFor(() => expect(place.container.textContent).toBe('Rubelis Red 3240'));
  expect(document.activeElement).toBe(button);
});

/** Renders what the server has rendered, with a function that puts something else in its place. */
function serve(html: string) {
  const place = isolate(addHtml(`<div>${html}</div>`));
  place.show();
  const draw = (content: ReactNode) => <IslandPlaceContext value={place.place}>{content}</IslandPlaceContext>;
  const { rerender } = render(draw(<ServedContent />), { container: place.container });
  return { place, show: (content: ReactNode) => rerender(draw(content)) };
}
