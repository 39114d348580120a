import { IslandError } from '../../errors/island-error.ts';
import { registry } from '../registry.ts';
import { failIsland } from './fail-island.ts';
import { type Handle, keepHandle, UNMOUNTED_EARLY } from './handle.ts';
import { setStatus } from './status.ts';

/**
 * Mounts an island whose code is still loading. Its handle works at once: updates apply to the first render, and an
 * element that is unmounted or removed meanwhile stays as it is.
 *
 * @param code mounts the island with the props current at that time
 */
export function mountLater(
  name: string,
  element: Element,
  props: object,
  code: Promise<(props: object) => Handle>,
): Handle {
  const shared = registry();
  const { handles } = shared;
  const outcome = Promise.withResolvers<void>();
  // If `ready` is unused, the failure event reports the error.
  outcome.promise.catch(() => {});
  let latest = props;
  let mounted: Handle | undefined;
  let isOver = false;

  const handle: Handle = {
    ready: outcome.promise,
    update(next) {
      latest = { ...latest, ...next };
      mounted?.update(next);
    },
    unmount() {
      if (mounted) mounted.unmount();
      else if (!isOver) {
        isOver = true;
        handles.delete(element);
        element.removeAttribute('data-ce-status');
        outcome.reject(new IslandError(name, UNMOUNTED_EARLY));
      }
    },
  };
  keepHandle(shared, element, handle);
  setStatus(element, 'loading');

  code
    .then((mount) => {
      if (isOver) return;
      handles.delete(element);
      mounted = mount(latest);
      outcome.resolve(mounted.ready);
    })
    .catch((error) => {
      if (isOver) return;
      isOver = true;
      handles.delete(element);
      failIsland(element, name, error);
      outcome.reject(error);
    });
  return handle;
}
