import { originsFor, type ServiceName, serviceNames } from '../../../../demo/server/base/ports.ts';
import { checkServicesCommand, type Outcome } from '../../../../server/cli/check-services/command.ts';
import type { TestDemo } from '../../../demo/server/support/test-demo.ts';

/** Where the pages stand that call the demo's services: on an origin of their own. */
export const PAGES = 'http://localhost:4500';

const origins = originsFor(4400);

/** A request as the services get it, and what is done with its answer on the way back. */
export interface Between {
  /** Sees each request, as `POST /api/v1/document/search`. */
  note?: (call: string, request: Request) => void;
  /** Gives another answer in its place. */
  change?: (call: string, answer: Response) => Response | Promise<Response>;
}

interface Asked {
  as?: string | undefined;
  args?: readonly string[];
  notOffered?: readonly string[];
}

/** Runs the command on a demo in this process. */
export async function runOn(
  demo: TestDemo,
  { as, args = [], notOffered, note, change }: Between & Asked = {},
): Promise<Outcome> {
  const token = as && (await demo.as(as)).token;
  const fetch = async (url: URL | RequestInfo, init?: RequestInit) => {
    const request = new Request(url, init);
    const { origin, pathname } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    note?.(call, request);
    const answer = await demo.send(serviceAt(origin), request);
    return change ? change(call, answer) : answer;
  };
  return checkServicesCommand(
    ['--config', 'services.json', ...(token ? ['--token-env', 'TOKEN'] : []), ...args],
    {
      readFile: () => JSON.stringify({ origin: PAGES, services: origins, region: 'europe', notOffered }),
      environment: { TOKEN: token },
      fetch,
      isTerminal: false,
    },
  );
}

function serviceAt(origin: string): ServiceName {
  const name = serviceNames.find((each) => origins[each] === origin);
  if (!name) throw new Error(`The demo has no service at ${origin}.`);
  return name;
}
