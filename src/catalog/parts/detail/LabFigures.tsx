import type { Lab } from '../../../domain/color/lab.ts';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { useTexts } from '../../../store/hooks.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { catalogTexts } from '../../texts/catalog.ts';

const AXES = ['L', 'a', 'b'] as const;
/** As on a product's page, and in its PDF. */
const DECIMALS = 2;

/** The measured full shade of a product in figures, one below the other of its axis. */
export function LabFigures({ lab }: { lab: Lab | undefined }) {
  const text = useTexts(catalogTexts);
  if (!lab) return <AbsentValue kind="none" text={text('catalog.lab.none')} />;
  return AXES.map((axis) => (
    <data key={axis} value={lab[axis]} className="ce-own-lab ce-figure">
      <span className="ce-own-lab__axis ce-muted">{axis}* </span>
      {formatNumber(Math.round(lab[axis] * 100) / 100, DECIMALS)}
    </data>
  ));
}

/** Heads the figures. */
export function LabHead() {
  return AXES.map((axis) => <span key={axis}>{axis}*</span>);
}
