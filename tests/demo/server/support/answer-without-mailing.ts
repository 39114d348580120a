// Run as a process of its own: answers calls that owe mails, hands no mail over, and waits to be killed.
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { openDatabase } from '../../../../demo/server/base/database.ts';
import { seedCatalogue } from '../../../../demo/server/catalogue/seed-catalogue.ts';
import { testDemo } from './test-demo.ts';

const database = openDatabase({ directory: process.argv[2] ?? ':memory:' });
seedCatalogue(database, { scale: 30 });
const demo = await testDemo({ database, isAsDescribed: false, mailTransport: () => new Promise(() => {}) });
const browser = await demo.as('Vera');
const { formSecurityToken } = await browser.payload();
const { prd, industries } = catalogueMaker().product(0);
const customer = { name: 'Nordlack', street: 'Hamngatan 3', zipCode: '11147', city: 'Lund', country: 'SE' };

const calls = {
  'site /api/v1/message/requestSampleForm': {
    ...{
      formSecurityToken,
      data: { prd, industry: industries[0] },
      reason: 'A trial.',
      address: { customer },
    },
  },
  'user /api/v1/user/register': {
    ...{ firstName: 'Kim', lastName: 'Dahl', company: 'Dahl', country: 'SE', password: 'Indigo-blau-1' },
    ...{ email: 'kim@example.com', selectedIndustries: ['coatings'], origin: 'service-platform' },
  },
  'user /api/v1/user/forgot-password': { email: 'rita.holm@example.com' },
};

const statuses: number[] = [];
const headers = { cookie: browser.cookie ?? '', 'idempotency-key': 'one' };
for (const [call, body] of Object.entries(calls)) {
  const [service, path] = call.split(' ') as ['site' | 'user', string];
  // Not by the browser, which would wait for the mails.
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  statuses.push((await demo.services[service].request(path, request)).status);
}
process.stdout.write(JSON.stringify({ statuses, calls, cookie: browser.cookie }));
setInterval(() => {}, 60_000);
