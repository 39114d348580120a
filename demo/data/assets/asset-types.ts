import type { AccessLevel } from './asset.ts';

/** Category tabs of documents. */
export const documentCategories = {
  technical: 'Technical',
  safety: 'Safety',
  regulatory: 'Regulatory',
  certificates: 'Certificates',
  marketing: 'Marketing',
  images: 'Images',
} as const;

/** Key of a category tab. */
export type DocumentCategory = keyof typeof documentCategories;

/** What the manifest knows of an asset type. */
interface AssetTypeEntry {
  title: string;
  category: DocumentCategory;
  availableInSearch: boolean;
  /** Where the asset itself has none. */
  accessLevel: AccessLevel;
  /** Bytes of a typical file; files are made on request and differ by some per cent. */
  size: number;
}

/** Every type of document and image. */
export const assetTypes = {
  tds: entry('Technical data sheet', 'technical', 'public', 15_000),
  processing_guide: entry('Processing guide', 'technical', 'restricted', 10_350),
  virtual_msds: entry('Safety data sheet', 'safety', 'public', 15_100),
  coa: entry('Certificate of analysis, specimen', 'certificates', 'public_restricted', 10_350),
  reach: entry('REACH statement', 'regulatory', 'public', 10_400),
  svhc: entry('SVHC declaration', 'regulatory', 'restricted', 10_400),
  rohs: entry('RoHS declaration', 'regulatory', 'restricted', 10_400),
  heavy_metals: entry('Heavy metals statement', 'regulatory', 'restricted', 10_400),
  food_contact: entry('Food contact statement', 'regulatory', 'restricted', 10_350),
  halal: entry('Halal certificate', 'certificates', 'public_restricted', 10_000),
  vegan: entry('Vegan statement', 'certificates', 'public', 10_000),
  iso_16128: entry('ISO 16128 natural origin statement', 'certificates', 'restricted', 10_000),
  zdhc: entry('ZDHC conformance certificate', 'certificates', 'restricted', 10_300),
  brochure: entry('Brochure', 'marketing', 'public', 10_350),
  test_report: entry('Internal test report', 'technical', 'internal', 10_500),
  image_color_chip: { ...entry('Colour chip', 'images', 'public', 1_400), availableInSearch: false },
  image_angle: { ...entry('Angle image', 'images', 'public', 23_500), availableInSearch: false },
} as const satisfies Record<string, AssetTypeEntry>;

/** Key of an asset type. */
export type AssetType = keyof typeof assetTypes;

/** Angles of effect images, measured from the gloss angle. */
export const angles = ['as15', '15', '25', '45', '75', '110'] as const;

function entry(
  title: string,
  category: DocumentCategory,
  accessLevel: AccessLevel,
  size: number,
): AssetTypeEntry {
  return { title, category, availableInSearch: true, accessLevel, size };
}
