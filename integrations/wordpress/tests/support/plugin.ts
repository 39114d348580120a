import type { RunPhp } from './run-php.ts';

const PLUGIN = 'ce-widgets/ce-widgets.php';

/** Activates the plugin, as the list of plugins does. */
export async function activatePlugin(php: RunPhp): Promise<void> {
  await php('return activate_plugin( $args );', PLUGIN);
}

/** Deactivates the plugin, as the list of plugins does. */
export async function deactivatePlugin(php: RunPhp): Promise<void> {
  await php('deactivate_plugins( $args );', PLUGIN);
}

/** Whether the plugin is active. */
export function isPluginActive(php: RunPhp): Promise<boolean> {
  return php<boolean>('return is_plugin_active( $args );', PLUGIN);
}

/** Deactivates the plugin and runs what it does when it is deleted; its files stay. */
export async function uninstallPlugin(php: RunPhp): Promise<void> {
  await deactivatePlugin(php);
  await php('uninstall_plugin( $args );', PLUGIN);
}
