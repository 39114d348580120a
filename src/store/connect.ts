import { userStatus } from '../domain/user/user-status.ts';
import type { Bus } from '../events/bus.ts';
import type { Store } from './state.ts';

/**
 * Connects store and bus: consent and overlays update the store, the session is emitted. Returns a function that
 * disconnects them.
 */
export function connectStore(store: Store, bus: Bus): () => void {
  const announce = () => {
    const { user } = store.getState();
    bus.emit('session:changed', { signedIn: !!user, status: userStatus(user) });
  };
  announce();
  const stops = [
    bus.on('consent:changed', (consent) => store.setState({ consent }), { replay: true }),
    bus.on(
      'overlay:shown',
      ({ name, props }) => store.setState({ shownOverlay: name, overlayProps: props }),
      {
        replay: true,
      },
    ),
    store.subscribe((now, before) => {
      const isSameUser = now.user?.userId === before.user?.userId;
      if (!isSameUser || userStatus(now.user) !== userStatus(before.user)) announce();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
