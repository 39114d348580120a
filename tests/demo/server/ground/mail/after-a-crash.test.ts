import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../../demo/server/base/database.ts';
import { createUserLog } from '../../../../../demo/server/user/log.ts';
import { testDemo } from '../../support/test-demo.ts';

const program = new URL('../../support/answer-without-mailing.ts', import.meta.url).pathname;

test('what was answered is done after a crash: mails that were not sent yet are sent after the restart, and a call repeated with its key does nothing more', {
  timeout: 60_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ce-crash-'));
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { statuses, calls, cookie } = JSON.parse(String(told));
  expect(statuses).toEqual([200, 201, 200]);

  const database = openDatabase({ directory });
  const demo = await testDemo({ database });
  expect(demo.mails()).toEqual([]);
  // The client has seen no answer, and tries again.
  const headers = { cookie, 'idempotency-key': 'one' };
  for (const [call, body] of Object.entries(calls)) {
    const [service, path] = call.split(' ') as ['site' | 'user', string];
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await demo.services[service].request(path, request)).ok).toBe(true);
  }
  await demo.ground.later.settled();
  const sent = demo.mails().map(({ to, subject }) => `${to}: ${subject.replace(/:.*/, '')}`);
  expect(sent.sort()).toEqual([
    'ines.calder@example.com: Request',
    'jonas.brandt@example.com: Request',
    'kim@example.com: Confirm your email address',
    'rita.holm@example.com: Choose a new password',
  ]);
  const entries = createUserLog(database).find('u-04', { type: 'sampleRequest', limit: 5 });
  expect(entries.filter(({ createdDate }) => createdDate === '2026-11-02T09:00:00.000Z')).toHaveLength(1);
  database.close();
  rmSync(directory, { recursive: true });
});
