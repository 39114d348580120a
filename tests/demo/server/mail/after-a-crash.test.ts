import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../demo/server/database.ts';
import { createUserLog } from '../../../../demo/server/user/log.ts';
import { testDemo } from '../support/test-demo.ts';

const program = new URL('../support/answer-without-mailing.ts', import.meta.url).pathname;

test('what was answered is done after a crash: mails that were not sent yet are sent after the restart', {
  timeout: 60_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ce-crash-'));
  const child = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [statuses] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(JSON.parse(String(statuses))).toEqual([200, 201, 200]);

  const database = openDatabase({ directory });
  const { ground } = await testDemo({ database });
  expect(ground.outbox.all()).toEqual([]);
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
  expect(entries[0]?.createdDate).toBe('2026-11-02T09:00:00.000Z');
  database.close();
  rmSync(directory, { recursive: true });
});
