import { AngleCharts } from './AngleCharts.tsx';
import { ColorCharts } from './ColorCharts.tsx';

/** Charts of both kinds, to be fetched together: what they draw with is theirs alone then. */
export const charts = { ColorCharts, AngleCharts };
