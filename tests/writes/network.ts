import { vi } from 'vitest';
import { originsFor, type ServiceName, serviceNames } from '../../demo/server/base/ports.ts';
import { findOperation } from '../support/contract/find-operation.ts';
import type { Service } from './service/service.ts';

/** What happens to the calls, until it is changed. */
export type Weather =
  | 'fine'
  /** Nothing reaches a service. */
  | 'offline'
  /** The next write reaches its service; the answer does not come back. */
  | 'answer lost'
  /** Each write arrives twenty times at once; the page gets the last answer. */
  | 'twenty times'
  /** Calls and code are on their way, and wait there; see {@link Network.leave}. */
  | 'slow';

/** The network between the pages of a test and the services. */
export interface Network {
  weather: Weather;
  /** The writes that were sent, in their order. */
  sent: Request[];
  /** Lets the page go: of what waits, only calls sent with `keepalive` arrive, and nothing more is sent or loaded. */
  leave(): void;
  /** Whether calls are under way. */
  isBusy(): boolean;
  /** Makes a device's address of a service. */
  addressOf(device: string, service: ServiceName): string;
}

const gone = () => new DOMException('The page was left.', 'AbortError');

/** How the page that is tested gets its code. */
let loadCode = <Code>(load: () => Promise<Code>): Promise<Code> => load();

/** Loads code as a page does that may be slow, or left. */
export const loadOverNetwork = <Code>(load: () => Promise<Code>): Promise<Code> => loadCode(load);

/**
 * Connects the pages of a test to the services, each device with the cookie of its own session.
 *
 * @param call the write in question, such as `PUT /api/v1/catalog/{catalogId}`
 * @param cookies session cookies by device
 */
export function connect(service: Service, call: string, cookies: Map<string, string | undefined>): Network {
  let underWay = 0;
  let hasLeft = false;
  const { promise: left, resolve: letGo } = Promise.withResolvers<void>();

  const deliver = async (request: Request): Promise<Response> => {
    const { hostname, pathname, search } = new URL(request.url);
    const [device = '', name = ''] = hostname.split('.');
    const asked = serviceNames.find((each) => each === name) ?? 'site';
    const { method, headers, signal } = request;
    const body = (await request.text()) || null;
    const address = `${originsFor(4400)[asked]}${pathname}${search}`;
    const copy = new Request(address, { method, headers, signal, body });
    if (method !== 'GET') copy.headers.set('origin', originsFor(4400).site);
    const cookie = cookies.get(device);
    if (asked === 'site' && cookie) copy.headers.set('cookie', cookie);
    const response = await service.send(asked, copy);
    const next = /^SECSESSID=[^;]+/.exec(response.headers.getSetCookie().at(-1) ?? '')?.[0];
    if (next) cookies.set(device, next);
    return response;
  };

  const write = async (request: Request): Promise<Response> => {
    network.sent.push(request.clone());
    if (network.weather === 'answer lost') {
      network.weather = 'fine';
      await deliver(request);
      throw new TypeError('The answer was lost.');
    }
    if (network.weather === 'twenty times') {
      const copies = Array.from({ length: 20 }, () => request.clone());
      const answers = await Promise.all(copies.map(deliver));
      return answers.at(-1) as Response;
    }
    return deliver(request);
  };

  /** Waits as long as the network is slow. */
  const pass = async (outlivesPage = false): Promise<void> => {
    if (hasLeft) throw gone();
    if (network.weather !== 'slow') return;
    await left;
    if (!outlivesPage) throw gone();
  };

  const network: Network = {
    weather: 'fine',
    sent: [],
    leave() {
      hasLeft = true;
      letGo();
    },
    isBusy: () => underWay > 0,
    addressOf: (device, name) => `http://${device}.${name}.test`,
  };
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.weather !== 'offline');
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (network.weather === 'offline') throw new TypeError('There is no connection.');
    const { pathname } = new URL(request.url);
    const found = findOperation(request.method, pathname);
    const isWrite = found && `${request.method} ${found.template}` === call;
    underWay++;
    try {
      await pass(request.keepalive);
      return await (isWrite ? write(request) : deliver(request));
    } finally {
      underWay--;
    }
  });
  const loaded = new Set<string>();
  loadCode = async (load) => {
    const name = String(load);
    if (!loaded.has(name)) await pass();
    loaded.add(name);
    return load();
  };
  return network;
}
