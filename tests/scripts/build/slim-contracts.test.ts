import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { slimContracts } from '../../../scripts/build/slim-contracts.ts';

const contract = `export const island = defineIsland({
  name: 'clock', summary: 'Tells, { "what" } } the time.',
  props: object({ summary: text, reads: text }),
  reads: ['a', 'b'],
  when: 'load', load: () => import('elsewhere'),
  reads: [],
});`;

async function built(id: string): Promise<string> {
  const bundle = await rollup({
    input: id,
    external: ['elsewhere'],
    plugins: [
      { name: 'given', resolveId: (source) => (source === id ? id : null), load: () => contract },
      slimContracts(),
    ],
  });
  const { output } = await bundle.generate({});
  return output[0].code;
}

test('a contract goes to the page without what only the gallery reads', async () => {
  const code = await built('/widgets/clock/island.ts');
  expect(code).not.toContain('Tells');
  expect(code).not.toContain("['a', 'b']");
  expect(code).toMatch(/name: 'clock',\s+props: object\(\{ summary: text, reads: text \}\),\s+when: 'load'/);
});

test('other files stay as they are', async () => {
  expect(await built('/widgets/clock/Clock.ts')).toContain('summary: ');
});
