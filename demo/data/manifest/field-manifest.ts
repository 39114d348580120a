import * as v from 'valibot';
import { accessLevels } from '../assets/asset.ts';
import { readCsv } from '../base/read-data.ts';
import { industryCodes } from '../industries.ts';
import { type OptionField, optionList, options } from '../options.ts';
import { accessIn, dataTypes, informationTypes, type ManifestEntry } from './manifest-entry.ts';

const rows = readCsv(
  'manifest/fields.csv',
  v.strictObject({
    code: v.string(),
    title: v.string(),
    data_type: v.picklist(dataTypes),
    information_type: v.picklist(informationTypes),
    unit: v.string(),
    access: v.picklist(accessLevels),
    in_search: v.picklist(['yes', 'no']),
  }),
);

/** The fields of a product, with the titles of their values. */
export const fieldManifest: readonly ManifestEntry[] = rows.map(
  ({ code, title, data_type, information_type, unit, access, in_search }) => ({
    code,
    title,
    dataType: data_type,
    informationType: information_type,
    availableInSearch: in_search === 'yes',
    accessLevel: accessIn(industryCodes, access),
    ...(isOptionField(code) ? { options: optionList(code), optionsConfig: { code: 'key', unit: null } } : {}),
    ...(unit ? { unit } : {}),
  }),
);

/** Fields that only internal users see. */
export const internalFields: ReadonlySet<string> = new Set(
  rows.filter(({ access }) => access === 'internal').map(({ code }) => code),
);

function isOptionField(code: string): code is OptionField {
  return Object.hasOwn(options, code);
}
