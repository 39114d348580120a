import { AngleCharts } from './AngleCharts.tsx';
import { ColorCharts } from './ColorCharts.tsx';

/** Charts of both kinds, fetched together. Not named `charts` like the ground: both would be built into one file. */
export const charts = { ColorCharts, AngleCharts };
