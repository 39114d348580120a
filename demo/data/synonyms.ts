import * as v from 'valibot';
import { readYaml } from './base/read-data.ts';

/** What people type, by the words of the catalogue that it means. */
export const synonyms = readYaml(
  'synonyms.yaml',
  v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))),
);
