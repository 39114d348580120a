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
  /** Typical bytes of a file, more than any needs: files are made on request and filled up to what is stated. */
  size: number;
}

/** Every type of document and image. */
export const assetTypes = {
  tds: entry('Technical data sheet', 'technical', 'public', 19_200),
  processing_guide: entry('Processing guide', 'technical', 'restricted', 12_100),
  virtual_msds: entry('Safety data sheet', 'safety', 'public', 17_600),
  coa: entry('Certificate of analysis, specimen', 'certificates', 'public_restricted', 12_100),
  reach: entry('REACH statement', 'regulatory', 'public', 12_100),
  svhc: entry('SVHC declaration', 'regulatory', 'restricted', 12_100),
  rohs: entry('RoHS declaration', 'regulatory', 'restricted', 12_100),
  heavy_metals: entry('Heavy metals statement', 'regulatory', 'restricted', 12_100),
  food_contact: entry('Food contact statement', 'regulatory', 'restricted', 12_100),
  halal: entry('Halal certificate', 'certificates', 'public_restricted', 11_900),
  vegan: entry('Vegan statement', 'certificates', 'public', 11_900),
  iso_16128: entry('ISO 16128 natural origin statement', 'certificates', 'restricted', 11_900),
  zdhc: entry('ZDHC conformance certificate', 'certificates', 'restricted', 11_900),
  brochure: entry('Brochure', 'marketing', 'public', 12_100),
  test_report: entry('Internal test report', 'technical', 'internal', 12_100),
  image_color_chip: { ...entry('Colour chip', 'images', 'public', 1_800), availableInSearch: false },
  image_angle: { ...entry('Angle image', 'images', 'public', 31_500), availableInSearch: false },
  color_data: entry('Colour data', 'technical', 'public', 8_000),
  image_application: entry('Application photograph', 'images', 'public', 2_000),
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
