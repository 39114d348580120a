import { beforeEach, describe, expect, test } from 'vitest';
import { demoForEach } from '../support/demo-for.ts';

const person = {
  firstName: 'Nora',
  lastName: 'Quist',
  company: 'Quist',
  country: 'DE',
  email: 'n@example.com',
};
const customer = { name: 'V', street: 'S 1', zipCode: '1', city: 'C', country: 'SE' };
const { demo, browser } = demoForEach();

describe.each([
  ['contactForm', null, { ...person, message: 'Hello', contactType: 'psr' }],
  ['requestSampleForm', 'Vera', { data: { prd: '213540' }, reason: 'A trial.', address: { customer } }],
  [
    'requestRegulatoryDocument',
    'Vera',
    { documentType: 'reach', productId: 'p-0001', selectedIndustry: null },
  ],
])('the form token of %s', (call, name, body) => {
  beforeEach(async () => {
    if (name) await browser.login(name);
  });
  const post = (formSecurityToken: unknown) =>
    browser.ask(`POST site /api/v1/message/${call}`, { ...body, formSecurityToken });
  const refused = { status: 403, body: { code: 'invalid_form_token' } };

  test('is good for two hours, in its session', async () => {
    const { formSecurityToken } = await browser.payload();
    const stranger = await demo.browser().payload();
    expect(await post(stranger.formSecurityToken)).toMatchObject(refused);
    demo.wait(2 * 3600 - 1);
    expect((await post(formSecurityToken)).status).toBe(200);
    demo.wait(1);
    expect(await post(formSecurityToken)).toMatchObject(refused);
  });

  test.each(['', 'x', 'zzzzzzzz.abc', ...(name ? [undefined, null, 1] : [])])(
    'is refused where it is %j',
    async (formSecurityToken) => {
      await browser.payload();
      expect(await post(formSecurityToken)).toMatchObject(refused);
    },
  );
});
