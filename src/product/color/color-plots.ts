import { AngleCharts } from './AngleCharts.tsx';
import { ColorCharts } from './ColorCharts.tsx';

/** Charts of both kinds, to be fetched together. Not called `charts`, as the ground is: one file would hold both then. */
export const charts = { ColorCharts, AngleCharts };
