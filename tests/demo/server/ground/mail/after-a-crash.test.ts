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
  const { ground, services } = await testDemo({ database });
  expect(ground.outbox.all()).toEqual([]);
  // The client has seen no answer, and tries again.
  for (const [call, body] of Object.entries(calls)) {
    const [service, path] = call.split(' ') as ['site' | 'user', string];
    const headers = { cookie, 'idempotency-key': 'one' };
    const again = await services[service].request(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(again.ok).toBe(true);
  }
  await ground.later.settled();
  expect(
    ground.outbox
      .all()
      .map(({ to, subject }) => `${to}: ${subject.replace(/:.*/, '')}`)
      .sort(),
  ).toEqual([
    'ines.calder@example.com: Request',
    'jonas.brandt@example.com: Request',
    'kim@example.com: Confirm your email address',
    'rita.holm@example.com: Choose a new password',
  ]);
  const { id } = ground.users.byEmail('vera.lindqvist@example.com') ?? { id: '' };
  const entries = createUserLog(database).find(id, { type: 'sampleRequest', limit: 5 });
  expect(entries.filter(({ createdDate }) => createdDate === '2026-11-02T09:00:00.000Z')).toHaveLength(1);
  database.close();
  rmSync(directory, { recursive: true });
});
