import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { watchFocusInRows } from '../../lib/scroll/show-in-row.ts';
import { IslandPlaceContext } from '../../ui/base/island-place.ts';
import { type IsolatedPlace, isolate, type LightCss } from '../isolation/isolate.ts';
import { registry } from '../registry.ts';

interface IslandRootOptions {
  /** Whether a light island includes its stylesheets. @default true */
  styles: boolean | undefined;
  /** Called with an error that no boundary has caught. */
  onError: (error: Error) => void;
}

/** The React root of an island, in its isolated place; both are made with the first render. */
export function islandRoot(element: Element, name: string, { styles, onError }: IslandRootOptions) {
  let place: IsolatedPlace | undefined;
  let root: Root | undefined;
  let stopWatching = () => {};
  return {
    render(content: ReactNode, light?: LightCss) {
      if (!place) {
        place = isolate(element, light, styles);
        stopWatching = watchFocusInRows(place.container);
      }
      // Two copies of React on a page would both start their ids at zero.
      root ??= createRoot(place.container, {
        identifierPrefix: `ce${++registry().mounts}-${name}-`,
        // The boundary reports the errors that it catches.
        onCaughtError: () => {},
        onUncaughtError: (error) => onError(error instanceof Error ? error : new Error(String(error))),
      });
      root.render(<IslandPlaceContext value={place.place}>{content}</IslandPlaceContext>);
    },
    /** Shows the place instead of what the server rendered. */
    show: () => place?.show(),
    remove() {
      place?.remove();
      stopWatching();
      // React cannot unmount a root while rendering it.
      queueMicrotask(() => root?.unmount());
    },
  };
}
