import type { ServiceCheck } from './check-service.ts';
import { action, create, list, section, table } from './elements.ts';
import type { ListedIsland, ListedService, PageFacts } from './page-facts.ts';

/** Checks so far, by the service's name. */
export type Checks = Partial<Record<string, ServiceCheck>>;

/** Renders what the panel says of the page. */
export function renderFacts(version: string, facts: PageFacts, checks: Checks): HTMLElement[] {
  const { islands, payload, services, isSignedIn, files } = facts;
  const viewer = isSignedIn ? 'The payload has a user.' : 'The payload has no user: visitors see this page.';
  return [
    create('p', 'lead', `Version ${version}. ${files.count} files, ${files.kB} kB. ${viewer}`),
    section(
      'Islands',
      islands.length > 0
        ? table(['island', 'state', 'why'], islands.map(islandRow))
        : list(['The page has no element with data-ce-widget.']),
    ),
    section('Payload', list(payload.length > 0 ? payload : ['Nothing wrong.'])),
    section(
      'Services',
      table(
        ['service', 'address', 'answers'],
        services.map((service) => serviceRow(service, checks[service.name])),
      ),
    ),
  ];
}

function islandRow({ name, state, note, element }: ListedIsland, at: number): HTMLElement[] {
  const show = () => {
    element.scrollIntoView({ block: 'center' });
    element.animate?.([{ outline: '3px solid #b3261e' }, { outline: '3px solid transparent' }], 2000);
  };
  const mark = create('span', 'state', state);
  mark.dataset.state = state;
  return [action(name, show, `${name} ${at}`), mark, create('span', '', note)];
}

function serviceRow({ name, address, calls, problems }: ListedService, check?: ServiceCheck): HTMLElement[] {
  const said = [...(check ? [check.outcome] : []), ...problems];
  return [
    create('span', '', name),
    create('span', '', address ?? 'the page’s own origin'),
    said.length > 0 ? list(said) : create('span', '', calls > 0 ? `${calls} calls` : 'not called yet'),
  ];
}
