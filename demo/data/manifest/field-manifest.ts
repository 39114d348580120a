import type { AccessLevel } from '../assets/asset.ts';
import { industryCodes } from '../industries.ts';
import { type OptionField, optionList, options } from '../options.ts';
import { accessIn, type InformationType, type ManifestEntry } from './manifest-entry.ts';

type Row = readonly [
  code: string,
  title: string,
  dataType: ManifestEntry['dataType'],
  informationType: InformationType,
  more?: { unit?: string; access?: AccessLevel; search?: boolean },
];

const rows: readonly Row[] = [
  ['brand_description', 'Brand', 'string', 'description'],
  ['product_description_short', 'Short description', 'string', 'description'],
  ['product_description_long', 'Description', 'html', 'description'],
  ['product_industry_description', 'Description for the industry', 'html', 'description'],
  ['color_space', 'Colour space', 'string', 'product_detail'],
  ['product_group', 'Product group', 'string', 'product_detail'],
  ['brand', 'Brand', 'string', 'product_detail'],
  ['color_index', 'Colour Index', 'string', 'product_detail'],
  ['constitution_number', 'Constitution number', 'string', 'product_detail'],
  ['composition', 'Composition', 'string', 'product_detail'],
  ['cas_number', 'CAS number', 'string', 'product_detail'],
  ['chemistry', 'Chemistry', 'string', 'product_detail'],
  ['chemical_class', 'Chemical class', 'string', 'product_detail'],
  ['transparency', 'Transparency', 'string', 'product_detail'],
  ['performance', 'Performance', 'string', 'product_detail'],
  ['pigment_effect', 'Pigment effect', 'string', 'product_detail'],
  ['form', 'Form', 'string', 'product_detail'],
  ['application', 'Application', 'ranked_list', 'product_detail'],
  ['coating_industry', 'Coating industry', 'ranked_list', 'product_detail'],
  ['coating_system', 'Coating system', 'ranked_list', 'product_detail'],
  ['appearance', 'Appearance', 'list', 'product_detail'],
  ['substrate', 'Substrate', 'list', 'product_detail'],
  ['printing_technology', 'Printing technology', 'ranked_list', 'product_detail'],
  ['ink_system', 'Ink system', 'ranked_list', 'product_detail'],
  ['toner_system', 'Toner system', 'ranked_list', 'product_detail'],
  ['recommendation', 'Recommendation', 'string', 'product_detail', { search: false }],
  ['tag', 'Labels', 'list', 'product_detail'],
  ['topic', 'Topics', 'list', 'product_detail'],
  ['availableRegions', 'Available regions', 'list', 'product_detail', { search: false }],
  [
    'regional_marketing_advice',
    'Regional marketing advice',
    'map',
    'product_detail',
    { search: false, access: 'internal' },
  ],
  ['delivery_forms', 'Delivery forms', 'map', 'product_detail', { search: false }],
  ['specific_requirements', 'Specific requirements', 'list', 'specific_requirements'],
  ['food_contact', 'Food contact support', 'list', 'specific_requirements'],
  ['vegan', 'Vegan', 'boolean', 'specific_requirements'],
  ['halal', 'Halal certification', 'boolean', 'specific_requirements'],
  ['zdhc', 'ZDHC certification', 'boolean', 'specific_requirements'],
  ['passivated', 'Passivated', 'boolean', 'specific_requirements'],
  ['sustainability', 'Sustainability', 'list', 'sustainability'],
  ['natural_content', 'Natural content', 'string', 'sustainability'],
  ['natural_origin', 'Natural origin (ISO 16128)', 'string', 'sustainability'],
  ['regulatory', 'Inventory status', 'list', 'regulatory_info'],
  ['e_number', 'E number', 'string', 'regulatory_info', { search: false }],
  ['particle_size_range', 'Particle size range', 'range', 'technical_info', { unit: 'µm', search: false }],
  ['density', 'Density', 'number', 'technical_info', { unit: 'g/cm³', search: false }],
  ['oil_absorption', 'Oil absorption', 'number', 'technical_info', { unit: 'g/100 g', search: false }],
  ['heat_stability', 'Heat stability', 'number', 'technical_info', { unit: '°C', search: false }],
  ['migration_resistance', 'Migration resistance (1–5)', 'number', 'technical_info', { search: false }],
  ['light_fastness', 'Light fastness (blue wool)', 'string', 'technical_info'],
  ['light_fastness_astm', 'Light fastness (ASTM D4303)', 'string', 'technical_info', { search: false }],
  ['weather_fastness', 'Weather fastness (1–5)', 'number', 'technical_info', { search: false }],
  ['dispersibility', 'Dispersibility', 'string', 'technical_info'],
  ['rheology', 'Rheology', 'string', 'technical_info'],
  ['warping', 'Warping', 'string', 'technical_info'],
  ['guide_dosage', 'Guide dosage', 'nested_list', 'technical_info', { search: false }],
  ['application_laboratory', 'Application laboratory', 'string', 'contact', { search: false }],
  ['regulatory_contact', 'Regulatory questions', 'string', 'contact', { search: false }],
  ['production_plants', 'Production plants', 'list', 'internal_info', { access: 'internal' }],
  ['competitor', 'Competitor products', 'nested_list', 'internal_info', { access: 'internal' }],
];

/** The fields of a product, with the titles of their values. */
export const fieldManifest: readonly ManifestEntry[] = rows.map(
  ([code, title, dataType, informationType, more]) => ({
    code,
    title,
    dataType,
    informationType,
    availableInSearch: more?.search ?? true,
    accessLevel: accessIn(industryCodes, more?.access ?? 'public'),
    ...(isOptionField(code) ? { options: optionList(code), optionsConfig: { code: 'key', unit: null } } : {}),
    ...(more?.unit ? { unit: more.unit } : {}),
  }),
);

/** Fields that only internal users see. */
export const internalFields: ReadonlySet<string> = new Set(
  rows.filter(([, , , , more]) => more?.access === 'internal').map(([code]) => code),
);

function isOptionField(code: string): code is OptionField {
  return Object.hasOwn(options, code);
}
