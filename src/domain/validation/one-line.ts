import * as v from 'valibot';
import { asOneLine } from '../../lib/text/as-one-line.ts';

/** Text of a one-line field, trimmed; see `asOneLine`. */
export const oneLine = v.pipe(v.string(), v.transform(asOneLine));
