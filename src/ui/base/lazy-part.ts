import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part that is fetched when it is first rendered, within a `Suspense`. One that does not arrive is reported and
 * left out: what stands around it stays.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load()
      .catch((error): ComponentType<Props> => {
        reportError(error);
        return () => null;
      })
      .then((component) => ({ default: component })),
  );
}
