import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
// What is fetched on demand is there at once, however slow the machine.
import '../../../src/comparison/state/keep-comparison.ts';
import '../../../src/comparison/parts/panel/BasketPanel.tsx';
import { basketBar } from '../../../widgets/basket-bar/island.ts';
import { ComparisonQuestion } from '../../../widgets/comparison-question/ComparisonQuestion.tsx';
import { examples } from '../../../widgets/comparison-question/examples.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';
import { bringCookies } from '../../support/with-comparison.ts';

const QUESTIONS: Readonly<Record<string, RegExp>> = {
  Discard: /^Your current comparison is not saved/,
  Delete: /^The comparison “Reds and blues for façades” will be deleted permanently/,
  'Too little left': /^Without Azurenta Blue 1153, too few products are left/,
};

test.each(examples)('$name: $shows', async ({ name, payload, cookies, openedBy }) => {
  bringCookies(cookies);
  fakeServices({ 'GET /api/v1/product-comparison/productsByUids': { json: [] } });
  const BasketBar = await basketBar.load();
  const page = renderIsland(
    <>
      <BasketBar enabled hintMonths={18} open />
      <ComparisonQuestion />
    </>,
    { ...payload, services },
  );
  page.bus.on('overlay:open', (overlay) => page.show(overlay.name));
  await userEvent.click(await screen.findByRole('button', { name: openedBy?.button ?? '' }));
  const dialog = await screen.findByRole('dialog');
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toMatch(QUESTIONS[name] as RegExp);
});
