import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { IndustryCode } from '../../../../../demo/data/industries.ts';
import { catalogEntry } from '../../../../../demo/server/backend/catalog-pdf/catalog-entry.ts';
import { withConditions } from '../../../../../demo/server/backend/catalog-pdf/conditions.ts';

const maker = catalogueMaker();
const entriesOf = (...industries: IndustryCode[]) =>
  industries.map((industry, at) => catalogEntry(maker.product(0), at + 1, industry));

it('names the medium once where it is the same for all', () => {
  const { conditions, entries } = withConditions(entriesOf('coatings', 'coatings'));
  expect(conditions).toMatch(/^Masstone and tint 1:10 in Alkyd melamine \(Stoving enamel, .*\); L\*a\*b\*/);
  expect(conditions).toContain('Light fastness 1 to 8');
  expect(conditions).not.toContain('Effect pigments');
  expect(entries).toEqual(entriesOf('coatings', 'coatings'));
});

it('lets products of another medium say so', () => {
  const { conditions, entries } = withConditions(entriesOf('plastics', 'coatings', 'coatings'));
  expect(conditions).toContain('(Stoving enamel, 20 minutes at 140 °C) unless said otherwise');
  expect(entries.map(({ facts }) => facts.at(-1)?.startsWith('Measured in'))).toEqual([true, false, false]);
  expect(entries[0]?.facts.at(-1)).toBe('Measured in HDPE (Injection-moulded plaques, 220 °C)');
});

it('says how effect pigments are shown', () => {
  expect(withConditions([catalogEntry(maker.product(8), 1, undefined)]).conditions).toContain(
    'L*a*b* at 45°',
  );
});

it('has nothing to say of colours that were not measured', () => {
  const { conditions } = withConditions([catalogEntry(maker.product(300), 1, undefined)]);
  expect(conditions).toBe('Typical values from production, not a specification. A dash: not stated.');
});
