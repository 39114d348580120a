import { registry } from '../registry.ts';
import { setStatus } from './status.ts';

/**
 * Says that an island is not there: status `failed`, the cancelable event `ce:widget:failed` on its element,
 * and, unless the page prevents it, the error in the console. The fallback stays; no neighbour is touched.
 */
export function failIsland(element: Element, island: string, error: Error): void {
  const { bus, failures } = registry();
  const failure = { element, island, error };
  setStatus(element, 'failed');
  failures.push(failure);
  if (bus.emit('widget:failed', failure, element)) console.error(error);
}
