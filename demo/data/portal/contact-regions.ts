import * as v from 'valibot';
import { readYaml } from '../base/read-data.ts';

const regionFields = { code: v.string(), title: v.string() };

/** Regions and subregions of contact forms, in the order offered. */
export const contactRegions = readYaml(
  'portal/contact-regions.yaml',
  v.array(
    v.strictObject({ ...regionFields, subRegions: v.exactOptional(v.array(v.strictObject(regionFields))) }),
  ),
);
