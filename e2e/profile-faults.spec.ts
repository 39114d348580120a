import { consent } from './support/consent.ts';
import { type Fault, setFault } from './support/fault.ts';
import { becomeMember } from './support/member.ts';
import { notice, openProfile } from './support/profile.ts';
import { expect, test } from './support/test.ts';

const GENERIC = 'An unknown error has occurred, please try again later.';
const OFFLINE = 'We cannot reach the server. Please check your connection and try again.';
/** What a reader is told, who has attempted nothing. */
const BUSY = /The server is busy\. Try again in \d+ seconds\./;
/** Online, but without a response. */
const UNREACHABLE = 'We cannot reach the server just now. Please try again in a moment.';

/** Failures of the services, and what the user sees. */
const FAULTS: readonly { fault: Fault; told: string | RegExp }[] = [
  { fault: 'status=500', told: 'Status 500 was asked for.' },
  { fault: 'status=429', told: /Too many attempts\. Try again in \d+ seconds\./ },
  { fault: 'drop', told: UNREACHABLE },
  { fault: 'malformed', told: GENERIC },
  { fault: 'html', told: GENERIC },
];

test.beforeEach(({ page, expectConsole }) => {
  // Console messages of the browsers about failed requests.
  expectConsole(/Failed to load resource|Cross-Origin Request Blocked|breaks the contract/);
  return consent(page);
});

test('each fault of saving is reported, keeps the input, and a retry works', async ({
  page,
  context,
  baseURL,
}) => {
  await becomeMember(page, baseURL);
  const { alert, box, button } = await openProfile(page);
  await box('Company').fill('Analytical Colours');
  for (const { fault, told } of FAULTS) {
    const stop = await setFault(page, 'PUT /user/me', fault);
    await button('Save changes').click();
    await expect(alert).toContainText(told);
    await expect(alert).toBeFocused();
    await expect(box('Company')).toHaveValue('Analytical Colours');
    await stop();
  }
  await context.setOffline(true);
  await button('Save changes').click();
  await expect(alert).toContainText(OFFLINE);
  await context.setOffline(false);

  // A slow response: two clicks are one request, and text typed meanwhile is kept.
  let requests = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') requests += 1;
  });
  await setFault(page, 'PUT /user/me', 'delay=1000');
  await button('Save changes').dblclick();
  await expect(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
  await box('First name').fill('Ada');
  await expect(notice(page, 'Your changes are saved.')).toBeVisible();
  expect(requests).toBe(1);
  await expect(alert).toHaveCount(0);
  await expect(box('First name')).toHaveValue('Ada');
  await expect(button('Discard changes')).toBeVisible();
});

test('a slow list shows that it is loading, each fault is reported, and a retry works', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL);
  const { area, alert, button } = await openProfile(page, '/privacy');
  let stop = await setFault(page, 'GET /product-comparison', 'delay=700;status=500');
  await area.getByRole('link', { name: 'Product comparisons' }).click();
  await expect(area.getByText('Loading', { exact: true })).toBeAttached();
  await expect(alert).toContainText('Status 500 was asked for.');
  for (const { fault, told } of FAULTS.slice(1)) {
    await stop();
    stop = await setFault(page, 'GET /product-comparison', fault);
    await button('Try again').click();
    // What the try before has told stays until this one is over.
    await expect(button('Try again')).toBeEnabled();
    await expect(alert).toContainText(fault === 'status=429' ? BUSY : told);
  }
  await stop();
  await button('Try again').click();
  await expect(area.getByRole('heading', { name: 'No comparisons yet' })).toBeVisible();
});

test('without the list of countries the rest can be saved', async ({ page, baseURL }) => {
  const stop = await setFault(page, 'GET /country', 'status=503');
  await becomeMember(page, baseURL);
  const { area, box, button } = await openProfile(page);
  await expect(area.getByText('The countries could not be loaded.')).toBeVisible();
  await expect(box('Country')).toHaveValue('DE');
  await box('Company').fill('Analytical Colours');
  await button('Save changes').click();
  await expect(notice(page, 'Your changes are saved.')).toBeVisible();
  await stop();
  await button('Try again').click();
  await box('Country').selectOption({ label: 'France' });
});
