/** What npm makes up for each bill of materials, and what stands there instead. */
export interface SbomFacts {
  /** Name of the package. npm takes it from the folder. */
  name: string;
  /** Time of the commit, in place of the current time. */
  time: Date;
}

/**
 * Returns a CycloneDX bill of materials of `npm sbom` that depends on the commit only: without the random serial number,
 * which the format does not require.
 */
export function stableSbom(json: string, { name, time }: SbomFacts): string {
  const { serialNumber: _, metadata, ...bill } = JSON.parse(json);
  const { $schema, bomFormat, specVersion, version, ...content } = bill;
  return `${JSON.stringify(
    {
      ...{ $schema, bomFormat, specVersion, version },
      metadata: {
        ...metadata,
        timestamp: time.toISOString(),
        component: { ...metadata.component, name },
      },
      ...content,
    },
    null,
    2,
  )}\n`;
}
