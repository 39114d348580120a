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

/** A document or image type of the manifest. */
interface AssetTypeEntry {
  title: string;
  category: DocumentCategory;
  availableInSearch: boolean;
  /** Default for assets without a value of their own. */
  accessLevel: AccessLevel;
  /** Typical file size in bytes, with a margin: files are generated on request and padded to the stated size. */
  size: number;
}

/** Every type of document and image. */
export const assetTypes = {
  tds: entry('Technical data sheet', 'technical', 'public', 19_200),
  processing_guide: entry('Processing guide', 'technical', 'restricted', 12_100),
  virtual_msds: entry('Safety data sheet', 'safety', 'public', 24_800),
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
