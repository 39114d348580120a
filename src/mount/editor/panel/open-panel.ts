import { PROBLEM_EVENT } from '../../../events/service-problems.ts';
import { isEditorMode } from '../../../payload/editor-mode.ts';
import { recordOf, textOf } from '../../../payload/raw-values.ts';
import type { IslandTable } from '../../island/table.ts';
import { adoptStylesheet } from '../../isolation/stylesheets.ts';
import type { Registry } from '../../registry.ts';
import { checkService } from './check-service.ts';
import { action, create } from './elements.ts';
import { problemCount, readPageFacts } from './page-facts.ts';
import css from './panel.css';
import { type Checks, renderFacts } from './render-facts.ts';
import { writeReport } from './write-report.ts';

/**
 * Puts the editors' panel onto the page: a button in the corner that counts what is wrong, and opens a list of islands,
 * payload and services, with a check of each service and a report to copy. Call it once.
 */
export function openPanel(
  shared: Pick<Registry, 'bus' | 'failures' | 'page' | 'version'>,
  islands: IslandTable,
): void {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptStylesheet(root, css);
  const panel = create('details', 'panel');
  const summary = create('summary', 'opener');
  const box = create('section', 'box');
  box.setAttribute('aria-label', 'ce-widgets, for editors');
  const content = create('div', 'content');
  const status = create('p', 'status');
  status.setAttribute('role', 'status');
  const checks: Checks = {};

  const show = () => {
    // A script has replaced the body, or the next page is not for editors.
    if (!isEditorMode(shared.page.fields)) host.remove();
    else if (!host.isConnected) document.body.append(host);
    const facts = readPageFacts(shared, islands);
    const count = problemCount(facts);
    summary.textContent = count > 0 ? `ce-widgets: ${count} wrong` : 'ce-widgets';
    summary.dataset.state = count > 0 ? 'failed' : 'ready';
    if (!panel.open) return;
    const focused = (root.activeElement as HTMLElement | null)?.dataset.action;
    content.replaceChildren(...renderFacts(shared.version, facts, checks));
    if (focused) root.querySelector<HTMLElement>(`[data-action="${focused}"]`)?.focus();
  };
  const check = async () => {
    status.textContent = 'Checking …';
    const { services } = readPageFacts(shared, islands);
    const { user, requestRegion } = shared.page.fields;
    const viewer = { token: textOf(recordOf(user).token), region: textOf(requestRegion) };
    await Promise.all(
      services.map(async ({ name, address }) => {
        checks[name] = await checkService(name, address, viewer);
      }),
    );
    show();
    const wrong = Object.values(checks).filter((each) => !each?.isRight).length;
    status.textContent = wrong > 0 ? `${wrong} of ${services.length} are wrong.` : 'All services answer.';
  };
  const copy = async () => {
    const report = writeReport(shared.version, readPageFacts(shared, islands), checks);
    try {
      // Absent on pages without https.
      await navigator.clipboard.writeText(report);
      status.textContent = 'Copied. It contains no personal data.';
    } catch {
      status.textContent = 'The browser does not allow copying here: open the page by https.';
    }
  };

  const actions = create('div', 'actions');
  actions.append(action('Check the services', check), action('Copy report', copy));
  box.append(content, actions, status);
  panel.append(summary, box);
  root.append(panel);
  panel.addEventListener('toggle', show);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !panel.open) return;
    panel.open = false;
    summary.focus();
  });
  for (const name of ['payload:changed', 'widget:ready', 'widget:failed', 'widget:unmounted'] as const)
    shared.bus.on(name, show);
  document.addEventListener(PROBLEM_EVENT, show);
  show();
}
