import * as v from 'valibot';
import { readYaml } from '../base/read-data.ts';
import { type IndustryCode, industryCodes } from '../industries.ts';
import { technicalDataTypes } from './technical-property.ts';

const described = { title: v.string(), description: v.string() };

const propertyType = v.strictObject({
  code: v.string(),
  ...described,
  dataType: v.picklist(technicalDataTypes),
  unit: v.exactOptional(v.string()),
  /** Possible grades, and which one is best. */
  scale: v.exactOptional(v.strictObject({ min: v.number(), max: v.number(), best: v.number() })),
  /** Standard of the measurement. */
  norm: v.exactOptional(v.string()),
  /** Decimal places to which numbers are padded; they are never rounded. */
  decimals: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** Conditions common to all of its measurements. */
  condition: v.exactOptional(v.string()),
  listOptions: v.exactOptional(v.array(v.strictObject({ key: v.string(), title: v.string() }))),
});

const listed = readYaml(
  'technical/technical-catalogue.yaml',
  v.strictObject({
    mediaByIndustry: v.strictObject(v.entriesFromList(industryCodes, v.array(v.string()))),
    media: v.record(v.string(), v.strictObject(described)),
    applications: v.record(v.string(), v.strictObject(described)),
    properties: v.array(propertyType),
  }),
);

/** A measured property, and how its values are to be read. */
type PropertyType = v.InferOutput<typeof propertyType>;

/** One entry of the catalogues that title and order technical properties (decision B20). */
export interface TechnicalCatalogueEntry
  extends Pick<PropertyType, 'code' | 'title' | 'description'>,
    Partial<Omit<PropertyType, 'code' | 'title' | 'description'>> {
  catalogue: 'propertyType' | 'applicationType' | 'medium';
  sort: number;
}

/** Media in which products are measured, by industry. */
export const mediaByIndustry: Readonly<Record<IndustryCode, readonly string[]>> = listed.mediaByIndustry;

/** The media of all industries by code, in their order. */
export const mediaByCode: Readonly<Record<string, { title: string; description: string }>> = listed.media;

/** The industry in which a medium is used; undefined for those of rare products. */
export function industryOfMedium(medium: string): IndustryCode | undefined {
  return industryCodes.find((code) => mediaByIndustry[code].includes(medium));
}

/** Titles, descriptions, units and order of all media, application types and property types. */
export const technicalCatalogue: readonly TechnicalCatalogueEntry[] = [
  ...entriesOf('medium', codedOf(listed.media)),
  ...entriesOf('applicationType', codedOf(listed.applications)),
  ...entriesOf('propertyType', listed.properties),
];

function entriesOf(
  catalogue: TechnicalCatalogueEntry['catalogue'],
  listed: readonly Omit<TechnicalCatalogueEntry, 'catalogue' | 'sort'>[],
): TechnicalCatalogueEntry[] {
  return listed.map((entry, index) => ({ catalogue, ...entry, sort: index + 1 }));
}

function codedOf<Entry>(byCode: Readonly<Record<string, Entry>>): (Entry & { code: string })[] {
  return Object.entries(byCode).map(([code, entry]) => ({ code, ...entry }));
}
