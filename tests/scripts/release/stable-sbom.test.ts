import { expect, test } from 'vitest';
import { stableSbom } from '../../../scripts/release/stable-sbom.ts';

/** As npm writes it; folder, time and number differ with each run. */
const billOf = (folder: string, timestamp: string, serialNumber: string) =>
  JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber,
    version: 1,
    metadata: { timestamp, component: { 'bom-ref': 'ce-widgets@1.0.0', name: folder, version: '1.0.0' } },
    components: [{ name: 'ky', version: '2.1.0' }],
    dependencies: [],
  });

test('depends on the commit only', () => {
  const facts = { name: 'ce-widgets', time: new Date('2026-01-31T12:00:00Z') };
  const one = stableSbom(billOf('one', '2026-02-01T01:00:00.000Z', 'urn:uuid:1'), facts);
  const other = stableSbom(billOf('other', '2026-02-02T02:00:00.000Z', 'urn:uuid:2'), facts);
  expect(one).toBe(other);
  expect(JSON.parse(one)).toEqual({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: '2026-01-31T12:00:00.000Z',
      component: { 'bom-ref': 'ce-widgets@1.0.0', name: 'ce-widgets', version: '1.0.0' },
    },
    components: [{ name: 'ky', version: '2.1.0' }],
    dependencies: [],
  });
});
