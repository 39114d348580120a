import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { get } = searchHarness();

interface Answer {
  grades?: { uid: string; grade: string }[];
}
const gradesOf = async (id: string, viewer?: Viewer) =>
  (await get<Answer>(`/api/v1/pigment/${id}?i=coatings`, viewer)).answer.grades;

describe('the grades in the answer of GET /api/v1/pigment/:id', () => {
  it('are those of its pigment, the standard one first, from each of them', async () => {
    const grades = await gradesOf('p-0061');
    expect(grades?.map(({ uid }) => uid)).toEqual(['pigments::p-0061', 'pigments::p-0275']);
    expect(grades?.[0]?.grade).toBe('standard, powder');
    expect(await gradesOf('p-0275')).toEqual(grades);
  });

  it('are left out of an only grade, and of the examples of rare states', async () => {
    expect(await gradesOf('p-0147')).toBeUndefined();
    expect(await gradesOf('p-0301')).toBeUndefined();
    expect(JSON.stringify(await gradesOf('p-0001'))).not.toContain('p-0301');
  });

  it('are those that the viewer may see', async () => {
    const all = Array.from({ length: 70 }, (_, at) => `p-0${231 + at}`);
    const seen = { visitor: 0, internal: 0 };
    for (const id of all) {
      const staff = await gradesOf(id, viewers.internal);
      const [open] = staff ?? [];
      if (!open) continue;
      seen.internal++;
      if (await gradesOf(open.uid.replace('pigments::', ''))) seen.visitor++;
    }
    expect(seen.visitor).toBeGreaterThan(30);
    expect(seen.internal).toBeGreaterThan(seen.visitor);
  });
});
