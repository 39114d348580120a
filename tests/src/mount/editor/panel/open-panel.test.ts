import { expect, it, vi } from 'vitest';
import { reportProblem } from '../../../../../src/events/service-problems.ts';
import { openPanel } from '../../../../../src/mount/editor/panel/open-panel.ts';
import { openRegistry } from '../../../../../src/mount/open-registry.ts';
import { withFreshPage } from '../../../../support/fresh-page.ts';

withFreshPage();

const table = { 'search-listing': { when: 'load' }, 'contact-form': { when: 'visible' } } as const;

/** Opens the panel on a page with two islands. */
function panelOn(payload: object) {
  document.head.innerHTML = `<script type="application/json" id="ce-payload">${JSON.stringify({ editor: true, ...payload })}</script>`;
  document.body.innerHTML =
    '<div data-ce-widget="search-listing" data-ce-status="ready"></div><div data-ce-widget="contact-form" data-ce-status="waiting"></div>';
  const shared = openRegistry();
  openPanel(shared, table);
  const root = [...document.querySelectorAll('ce-island')].at(-1)?.shadowRoot as ShadowRoot;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const details = find('details') as HTMLDetailsElement;
  return {
    shared,
    summary: () => find('summary').textContent,
    open() {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    },
    text: () => find('.box').textContent ?? '',
    details,
    press: (title: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === title)?.click(),
    status: () => find('[role=status]').textContent,
  };
}

const USER = { userId: '77', email: 'vera@example.com', firstName: 'Vera', token: 'secret' };
const right = { version: 1, services: { search: 'https://search.example' }, user: USER };

it('lists islands with their state, and what they wait for', () => {
  const panel = panelOn(right);
  expect(panel.summary()).toBe('ce-widgets');
  panel.open();
  expect(panel.text()).toContain('search-listingready');
  expect(panel.text()).toContain('contact-formwaitinguntil: visible');
  expect(panel.text()).toContain('The payload has a user.');
  expect(panel.text()).toContain('Nothing wrong.');
});

it('counts and names what is wrong: an island, the payload, a service', () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const panel = panelOn({ ...right, industries: 'coatings' });
  expect(panel.summary()).toBe('ce-widgets: 1 wrong');
  panel.open();
  const element = document.querySelector('[data-ce-widget="search-listing"]') as HTMLElement;
  element.dataset.ceStatus = 'failed';
  const failure = { element, island: 'search-listing', error: new Error('size must be lower') };
  panel.shared.failures.push(failure);
  panel.shared.bus.emit('widget:failed', failure);
  const url = 'https://search.example/api/v1/document/search?q=secret';
  reportProblem({ kind: 'contract', method: 'POST', url, problem: 'was answered with a list.' });
  expect(panel.summary()).toBe('ce-widgets: 3 wrong');
  expect(panel.text()).toContain('size must be lower');
  expect(panel.text()).toContain('industries must be');
  expect(panel.text()).toContain(
    'POST https://search.example/api/v1/document/search was answered with a list.',
  );
});

it('checks each service, and copies a report without personal data', async () => {
  history.replaceState(null, '', '/page?q=vera%40example.com');
  vi.stubGlobal('fetch', async (url: URL) =>
    Response.json([], { status: url.pathname.includes('country') ? 503 : 200 }),
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
  const panel = panelOn(right);
  panel.open();
  panel.press('Check the services');
  await vi.waitFor(() => expect(panel.status()).toBe('1 of 5 are wrong.'));
  expect(panel.text()).toContain('GET /api/v1/country was answered with 503');
  panel.press('Copy report');
  await vi.waitFor(() => expect(panel.status()).toMatch(/^Copied/));
  const [[report] = []] = writeText.mock.calls;
  expect(report).toContain('- search: https://search.example, 0 calls. Answers.');
  expect(report).toContain('signed in');
  for (const secret of ['vera', 'Vera', 'secret', '77']) expect(report).not.toContain(secret);
});

it('closes by Escape', () => {
  const panel = panelOn(right);
  panel.open();
  panel.details.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(panel.details.open).toBe(false);
});

it('names misspelt fields, and calls to a service without an address', () => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  const panel = panelOn({ ...right, logoutURl: '/out' });
  const url = `${location.origin}/api/v1/country`;
  reportProblem({ kind: 'foreign', method: 'GET', url, problem: 'was answered with 404.' });
  panel.open();
  expect(panel.summary()).toBe('ce-widgets: 2 wrong');
  expect(panel.text()).toContain('logoutURl is unknown');
  expect(panel.text()).toContain('/api/v1/country was answered with 404. The payload has no address of it.');
});

it('says that a page without https cannot copy', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const panel = panelOn(right);
  panel.open();
  panel.press('Copy report');
  await vi.waitFor(() => expect(panel.status()).toMatch(/open the page by https/));
});
