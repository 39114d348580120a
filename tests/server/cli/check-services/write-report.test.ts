import { expect, test } from 'vitest';
import type { Report } from '../../../../server/cli/check-services/report.ts';
import { writeReport } from '../../../../server/cli/check-services/write-report.ts';

const report: Report = {
  origin: 'https://www.example.com',
  viewers: ['a visitor'],
  notOffered: 2,
  addresses: { backend: 'https://backend.example/', user: 'https://user.example/' },
  calls: [
    { service: 'user', call: 'GET /api/v1/user/me', state: 'skipped', notes: ['no token'], problems: [] },
    {
      ...{ service: 'backend', call: 'GET /api/v1/country', state: 'wrong', notes: [], milliseconds: 12 },
      problems: [
        {
          ...{ asked: ['as a visitor', 'a preflight'], came: 'no Access-Control-Allow-Origin' },
          ...{ expected: 'Access-Control-Allow-Origin: https://www.example.com', mend: 'Send this header' },
          guide: 'docs/guide/services.md, "Other origins"',
        },
      ],
    },
  ],
  counts: { ok: 0, wrong: 1, skipped: 1 },
};

test('writes the calls by service, and what is wrong below each', () => {
  expect(writeReport(report)).toBe(`Services for pages of https://www.example.com, asked as a visitor

user  https://user.example/
  skipped  GET /api/v1/user/me  (no token)

backend  https://backend.example/
  wrong    GET /api/v1/country  (12 ms)
           as a visitor, a preflight: no Access-Control-Allow-Origin
             expected: Access-Control-Allow-Origin: https://www.example.com
             mend:     Send this header
             see:      docs/guide/services.md, "Other origins"

0 ok, 1 wrong, 1 skipped, 2 not offered`);
});

test('is coloured for a terminal only', () => {
  const red = '\u001b[31mwrong';
  expect(writeReport(report)).not.toContain('\u001b');
  expect(writeReport(report, { isColored: true })).toContain(red);
});
