import type { RunPhp } from './run-php.ts';

/** Settings of the plugin, by name. */
export type Settings = Readonly<Record<string, unknown>>;

/** Sets the services to those of the demo. @param more further settings */
export async function setServices(php: RunPhp, demo: string, more: Settings = {}): Promise<void> {
  await php('update_option( CE_Widgets_Settings::OPTION, $args );', { services: servicesOf(demo), ...more });
}

/** Addresses of the demo's services. */
export function servicesOf(demo: string): Record<string, string> {
  const { port } = new URL(demo);
  const names = ['site', 'user', 'search', 'document', 'backend'];
  return Object.fromEntries(names.map((name, index) => [name, `http://localhost:${Number(port) + index}`]));
}
