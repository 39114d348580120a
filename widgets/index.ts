// The public API. The script tag's global `ceWidgets` offers the same functions.

import type { OnOptions } from '../src/events/bus.ts';
import type { EventName, Events } from '../src/events/events.ts';
import { openRegistry } from '../src/mount/open-registry.ts';
import { takePayload } from '../src/mount/watch-payload.ts';
import type { RawPayload } from '../src/payload/schema.ts';

export type { ConsentSettings } from '../src/domain/user/consent.ts';
export type { TrackingStatus } from '../src/domain/user/user-status.ts';
export { ChunkLoadError } from '../src/errors/chunk-load-error.ts';
export { IslandError } from '../src/errors/island-error.ts';
export { PayloadError } from '../src/errors/payload-error.ts';
export { ServiceError } from '../src/errors/service-error.ts';
export type { EventName, Events, WidgetEvent } from '../src/events/events.ts';
export type { Handle } from '../src/mount/island/handle.ts';
export type { MountOptions } from '../src/mount/island/mount-island.tsx';
export type { Mount, MountArguments } from '../src/mount/island/mounter.ts';
export { VERSION as version } from '../src/mount/shared.ts';
export type { RawPayload as PagePayload } from '../src/payload/schema.ts';
export * from './mounts.ts';
export { mountAll } from './page.ts';

/**
 * Subscribes to an event of the library.
 *
 * @returns a function that unsubscribes
 */
export function on<Name extends EventName>(
  name: Name,
  listener: (detail: Events[Name]) => void,
  options?: OnOptions,
): () => void {
  return openRegistry().bus.on(name, listener, options);
}

/**
 * Opens an overlay by name, such as `login`; it waits for overlays of a lower rank.
 *
 * @param props props of the overlay, such as `{ contactType: 'psr' }` for `contact-form`
 */
export function open(name: string, props?: object): void {
  openRegistry().bus.emit('overlay:open', { name, props });
}

/**
 * Replaces the page's payload as a whole, after a navigation without a reload: islands, menus, links, services and the
 * session follow it. Sites that rewrite or replace the element `#ce-payload` need no call.
 *
 * @param payload all fields of the page; without `user` the session ends
 */
export function updatePayload(payload: RawPayload): void {
  takePayload(openRegistry(), JSON.stringify(payload));
}

/** Reports an event of the page's own to the analytics service; has no effect without functional consent. */
export function track(event: Events['track']): void {
  openRegistry().bus.emit('track', event);
}
