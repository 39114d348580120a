import { fileURLToPath } from 'node:url';
import type { Origins } from '../base/context.ts';
import { openDatabase } from '../base/database.ts';
import { defaultPort, originsFor, portOffsets, serviceNames } from '../base/ports.ts';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { createGround } from '../ground/create-ground.ts';
import { seedSavedWork } from '../user/seed-saved-work.ts';
import { listen } from './listen.ts';
import { createServices, type Services } from './services.ts';

/** Default folder of the demo's data. */
export const defaultData = fileURLToPath(new URL('../../.data/', import.meta.url));

/** Options of the demo. */
export interface DemoOptions {
  /** The site's port; the services take the next four. @default 4400 */
  port?: number;
  /** Number of products, 30 at least. @default 318 */
  scale?: number;
  /** Folder of the data, or `:memory:`. @default demo/.data */
  data?: string;
  /** Starts with new data. @default false */
  fresh?: boolean;
  /** Enforces rate limits; browser tests, which sign in often, turn them off. @default true */
  hasRateLimits?: boolean;
  /** Further origins whose pages may use the services. @default none */
  foreignOrigins?: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` names the client. @default none */
  trustedProxies?: readonly string[];
  /** Wraps the site, such as to add a script to each page. */
  wrapSite?: (site: Services['site']) => Services['site'];
}

/** A running demo. */
export interface Demo {
  origins: Origins;
  stop(): Promise<void>;
}

/**
 * Starts the product site and the four services, each on its own port.
 *
 * @throws PortTakenError
 */
export async function startDemo({
  port = defaultPort,
  scale,
  data = defaultData,
  fresh = false,
  hasRateLimits = true,
  foreignOrigins = [],
  trustedProxies = [],
  wrapSite = (site) => site,
}: DemoOptions = {}): Promise<Demo> {
  const origins = originsFor(port);
  const database = openDatabase({ directory: data, fresh });
  const stops: (() => Promise<void>)[] = [];
  let endWork = async () => {};
  const stop = async () => {
    await Promise.all(stops.map((each) => each()));
    await endWork();
    database.close();
  };
  try {
    const isNew = seedCatalogue(database, scale === undefined ? {} : { scale });
    if (isNew) seedSavedWork(database);
    const ground = await createGround({ database, origins, hasRateLimits, foreignOrigins, trustedProxies });
    endWork = async () => {
      await ground.later.settled();
      ground.outbox.stop();
    };
    const services = createServices(ground);
    services.site = wrapSite(services.site);
    for (const name of serviceNames) stops.push(await listen(services[name], port + portOffsets[name]));
  } catch (error) {
    await stop();
    throw error;
  }
  return { origins, stop };
}
