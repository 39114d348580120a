import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { serviceNames } from '../base/ports.ts';
import type { DemoOptions } from './start.ts';

/** Usage of the command line. */
export const usage = `Usage: node demo/server/main.ts [options]
  --port <number>   port of the site; the services take the next four (4400)
  --scale <number>  number of products, 30 to 30000 (318)
  --data <folder>   where the data live, or :memory: (demo/.data)
  --fresh           start with new data
  --origin <origin> lets pages of another site use the services, such as
                    https://my-cms.example; repeat it for more, or part them by commas
  --trusted-proxy <address>
                    a proxy in front of the services, which names the client in
                    X-Forwarded-For for the rate limits; repeat it for more
  --no-limits       no rate limits, for browser tests`;

/** Parses the command line; returns a sentence if it is invalid. */
export function readDemoOptions(args: readonly string[]): DemoOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        scale: { type: 'string' },
        data: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true, default: [] },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        'no-limits': { type: 'boolean', default: false },
      },
    });
    const options: DemoOptions = {
      fresh: values.fresh,
      hasRateLimits: !values['no-limits'],
      foreignOrigins: values.origin.flatMap((list) => list.split(',')).map(readOrigin),
      trustedProxies: values['trusted-proxy'].map(readAddress),
    };
    if (values.port !== undefined)
      options.port = within('--port', values.port, 1, 65_536 - serviceNames.length);
    if (values.scale !== undefined) options.scale = within('--scale', values.scale, 30, 30_000);
    if (values.data !== undefined) options.data = values.data;
    return options;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns an origin as browsers send it, without a trailing slash. */
function readOrigin(text: string): string {
  const origin = text.trim().replace(/\/$/, '');
  if (URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin) return origin;
  throw new Error(`--origin must be an origin such as https://my-cms.example; it was "${text}".`);
}

function readAddress(text: string): string {
  if (isIP(text)) return text;
  throw new Error(`--trusted-proxy must be an IP address such as 10.0.0.2; it was "${text}".`);
}

function within(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}; it was "${text}".`);
}
