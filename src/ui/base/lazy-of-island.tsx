import { type ComponentType, lazy } from 'react';

/**
 * The part that an island consists of. While its code is loading, the island waits with it; if the code is missing, the
 * island fails as a whole and gives way to its fallback, as if its own code were missing. Its next mount fetches the
 * part again.
 */
export function lazyOfIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Part = fetchPart();
  function fetchPart(): ComponentType<Props> {
    const part = lazy(() =>
      load().then(
        (component) => ({ default: component }),
        (error) => {
          // `lazy` remembers its failure. React renders it once more, until the island has failed.
          document.addEventListener('ce:widget:failed', renew, { once: true });
          throw error;
        },
      ),
    );
    // `lazy` returns a component with the props of the loaded one.
    return part as unknown as ComponentType<Props>;
  }
  function renew() {
    Part = fetchPart();
  }
  return (props) => <Part {...props} />;
}
