import { registry } from '../registry.ts';
import { setStatus } from './status.ts';

/**
 * Reports that an island failed: sets the status `failed`, dispatches the cancelable event `ce:widget:failed` on its
 * element and, unless the page prevents it, logs the error. The fallback stays; neighbours are not affected.
 */
export function failIsland(element: Element, island: string, error: Error): void {
  const { bus, failures } = registry();
  const failure = { element, island, error };
  setStatus(element, 'failed');
  failures.push(failure);
  if (bus.emit('widget:failed', failure, element)) console.error(error);
}
