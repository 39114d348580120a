import type { Asset } from '../../../src/domain/documents/asset.ts';
import { fieldsOfIndustry } from '../../../src/domain/fields/fields-of-industry.ts';
import { hidingCodes } from '../../../src/domain/fields/unnamed-codes.ts';
import { shownProperties } from '../../../src/domain/technical/named-properties.ts';
import {
  type TechnicalSection,
  technicalSections,
} from '../../../src/product/rules/technical/technical-sections.ts';
import { type IndustryCode, industryTitle } from '../../data/industries.ts';
import { fieldManifest } from '../../data/manifest/field-manifest.ts';
import type { Product } from '../../data/product.ts';
import { technicalCatalogue } from '../../data/technical/property-catalogue.ts';
import { technicalProperties } from '../../data/technical/technical-properties.ts';
import { hasRole, isInternal } from '../base/access.ts';
import type { Viewer } from '../base/context.ts';
import { formatDate } from '../base/format-date.ts';
import { productAddress } from '../base/product-address.ts';
import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import type { Ground } from '../ground/ground.ts';
import type { PdfSection } from '../pdf/section.ts';
import { createFormulations } from '../search/formulation/formulations.ts';
import { createComparisons } from '../search/products/advanced-comparisons.ts';
import { pigmentOf } from '../search/products/pigment.ts';
import { INTERNAL_NOTE, markInternal } from './internal-data.ts';
import type { ProductPdf } from './product-pdf.ts';
import * as section from './product-sections.ts';

/** Collects what a product's page shows to this viewer, by the page's own rules; what is internal is marked. */
export type WriteProduct = (product: Product, industry: IndustryCode, viewer: Viewer) => ProductPdf;

export function productWriter(
  { database, now, users, origins }: Ground,
  catalogue: OpenCatalogue,
): WriteProduct {
  const formulations = createFormulations(database);
  const comparisons = createComparisons(database, catalogue);

  return (product, industry, viewer) => {
    const assets = catalogue.assetsOf(product, viewer);
    const pigment = pigmentOf({ product, assets, viewer, urlOf: (id) => id, industry });
    const fields = fieldsOfIndustry(pigment, product.industries, industry);
    const properties = technicalProperties(product, industry);
    const isInternalUser = isInternal(viewer);
    const dataFor = (isStaff: boolean) => {
      const technicalEntries = isStaff ? technicalCatalogue : hidingCodes(technicalCatalogue);
      const manifest = isStaff ? fieldManifest : hidingCodes(fieldManifest);
      const measured = technicalSections(shownProperties(properties, technicalEntries), technicalEntries);
      return {
        colors: colorsOf(measured),
        sections: [
          ...section.technicalTables(measured),
          ...section.fieldSections({ manifest, fields, industry, isInternalUser: isStaff }),
        ],
      };
    };
    const open = dataFor(false);
    const data = isInternalUser ? dataFor(true) : open;
    const { colors } = data;
    const date = now().toISOString();
    const sections = [
      ...section.descriptionSection(fields),
      ...markInternal(data.sections, open.sections),
      ...section.documentSection(assets.map(withoutNulls), viewer, industry),
      ...section.formulationSection(formulations.byProduct(product.id, industry, viewer)),
      ...section.comparisonSections(comparisons.byProduct(product.id, [industry], viewer)),
      ...section.contactSection(contactsOf(viewer)),
    ];
    return {
      name: product.name,
      facts: [
        ...headFacts(product, industry),
        ...(isInternalUser ? [INTERNAL_NOTE] : []),
        ...(colors.length > 0 ? [] : ['Colour: not measured']),
      ],
      colors,
      address: `${origins.site}${productAddress(product.id, industry)}`,
      sections,
      note: [
        'Typical values from production; not a specification. Colour values refer to D65/10°.',
        ...(hasGaps(sections) ? ['“–” stands for a value that was not supplied.'] : []),
      ].join(' '),
      date,
      footer: [
        shorten(product.name),
        ...(isInternalUser ? ['Internal'] : []),
        `${formatDate(date)} ${date.slice(11, 16)} UTC`,
      ].join(' · '),
    };
  };

  function contactsOf(viewer: Viewer) {
    // Others have none of their own (spec P§6).
    const user = hasRole(viewer, 'validated') ? users.byId(viewer.userId ?? '') : undefined;
    return [
      ['Customer service', user?.customerService ?? null],
      ['Account manager', user?.accountManager ?? null],
    ] as const;
  }
}

function headFacts({ prd, isActive, fields }: Product, industry: IndustryCode): string[] {
  return [
    `For ${industryTitle(industry).toLowerCase()} · Product code ${prd}${fields.brand ? ` · ${fields.brand}` : ''}`,
    ...(isActive ? [] : ['Inactive: this product is no longer made.']),
  ];
}

/** Masstone and tint as measured in the first medium that has any. */
function colorsOf(sections: readonly TechnicalSection[]): ProductPdf['colors'] {
  const found = sections.map(({ columns }) =>
    columns.flatMap(({ title, swatch }) => (swatch ? [{ title, color: swatch }] : [])),
  );
  return found.find(({ length }) => length > 0) ?? [];
}

/** Returns an asset in the format of the service's response. */
function withoutNulls({ version, locale, filename, size, createdDate, angle, ...asset }: StoredAsset): Asset {
  return {
    ...asset,
    version: String(version),
    locale: locale ?? undefined,
    filename: filename ?? undefined,
    size: size ?? undefined,
    createdDate: createdDate ?? undefined,
    angle: angle ?? undefined,
  };
}

/** Whether a table has a cell without a value. */
function hasGaps(sections: readonly PdfSection[]): boolean {
  return sections.some(({ rows = [] }) => rows.some((cells) => cells.includes('–')));
}

/** Shortens a name to leave room for the rest of its line. */
function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60).trimEnd()}…` : name;
}
