import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { FormulationsSection } from '../../../../../src/product/parts/formulations/FormulationsSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Answer } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { fakePigment } from '../../state/fake-pigment.ts';
import { userWith } from '../fields/field-pigment.ts';

const CALL = 'GET /api/v1/formulation/by-ingredient/p-0147';
const allowed = { ...userWith('validated'), canViewFormulations: true };

function show(answer: Answer, user: RawPayload['user'] = allowed) {
  const answers = { [CALL]: answer };
  const sent = fakeServices(answers);
  const page = renderIsland(<FormulationsSection product={fakePigment()} isBusy={false} />, {
    ...{ services, user },
    industries: [{ code: 'coatings', title: 'Coatings' }],
  });
  return { ...page, answers, sent };
}

it('lists the formulations of the industry with link and shade (row 176)', async () => {
  const { sent } = show({
    wrong: [
      {
        ...{ id: 'f-1', title: 'Stoving enamel', link: '/formulations?id=f-1' },
        shade: { title: 'Shade in red', color: '#c1544b' },
      },
      {
        id: 'f-2',
        title: 'Wood stain',
        link: 'javascript:alert(1)',
        shade: { title: 'Teak', color: 'red;' },
      },
      { id: 'f-3', title: 'Primer' },
    ],
  });
  await screen.findByText('Stoving enamel');
  const section = screen.getByRole('region', { name: 'Formulations', busy: false });
  within(section).getByText('With Rubelis Red 3240, for coatings');
  expect(within(section).getByRole('link', { name: 'Stoving enamel' }).getAttribute('href')).toBe(
    '/formulations?id=f-1',
  );
  within(section).getByText('Shade in red, #c1544b');
  expect(within(section).getByText('Wood stain').getAttribute('href')).toBeNull();
  within(section).getByText('Teak');
  within(section).getByText('Primer');
  expect(new URL(sent[0]?.url ?? '').search).toBe('?i=coatings');
});

it('makes no call and renders nothing without the right to view them', () => {
  const { container, sent } = show({ json: [] }, userWith('validated'));
  expect(container.textContent).toBe('');
  expect(sent).toHaveLength(0);
});

it('keeps its place while they are loading, and says that there are none', async () => {
  show({ json: [] });
  screen.getByRole('region', { name: 'Formulations', busy: true });
  await screen.findByText('There are no formulations with this product yet.');
  screen.getByRole('region', { name: 'Formulations', busy: false });
});

it('says why they could not be loaded, and retries', async () => {
  const user = userEvent.setup();
  const { answers } = show({ json: { message: 'The laboratory is closed.' }, status: 503 });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The laboratory is closed.');
  answers[CALL] = { json: [{ id: 'f-3', title: 'Primer' }] };
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Primer');
});
