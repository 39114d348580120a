import { expect, test } from 'vitest';
import { readExamples } from '../../scripts/guide/read-examples.ts';
import { checkServicesCommand } from '../../server/cli/check-services/command.ts';
import { CHECK_USAGE } from '../../server/cli/check-services/usage.ts';
import { answer, refusal } from '../server/cli/check-services/fake-service.ts';
import { readGuide } from './tables.ts';

const services = readGuide('services');
const own = readExamples().filter(({ document }) => document.endsWith('services.md'));

test('the report of the guide is what the command writes', async () => {
  const [settings] = own.filter(({ code }) => code.includes('"origin"'));
  const [sample] = own.filter(({ language }) => language === '');
  const unreadable = { 'access-control-allow-origin': undefined };
  const { text } = await checkServicesCommand(['--config', 'services.json', '--only', 'backend'], {
    readFile: () => settings?.code ?? '',
    environment: {},
    fetch: async (_, init) =>
      new Headers(init?.headers).has('authorization')
        ? refusal(401)
        : answer({ SE: 'Sweden' }, 200, unreadable),
    isTerminal: false,
  });
  expect(text.replaceAll(/\d+ ms/g, '12 ms')).toContain(sample?.code);
});

test('the guide names every option', () => {
  const options = [...CHECK_USAGE.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name);
  expect(options.length).toBeGreaterThan(4);
  for (const option of options) expect(services).toContain(option);
});
