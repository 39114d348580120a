/** A point with its short label, in the picture's coordinates. */
export interface MarkedPoint {
  x: number;
  y: number;
  mark: string;
}

/** One label for all points at the same place. */
export interface SharedLabel {
  text: string;
  x: number;
  y: number;
}

/** Returns one label for each group of points with neighbours no further apart than this. */
export function shareLabels(points: readonly MarkedPoint[], distance: number): SharedLabel[] {
  const groups: MarkedPoint[][] = [];
  for (const point of points) {
    const isNear = (group: MarkedPoint[]) =>
      group.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= distance);
    const near = groups.filter(isNear);
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), point]);
  }
  return groups.map((group) => ({
    text: textOf(group.map(({ mark }) => mark)),
    x: mean(group.map(({ x }) => x)),
    y: mean(group.map(({ y }) => y)),
  }));
}

/** `A–C E`: three and more in a row are written as a range; numbers are sorted. */
function textOf(marks: readonly string[]): string {
  const runs: string[][] = [];
  for (const mark of [...new Set(marks)].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.length === 1 && mark.length === 1 && mark.charCodeAt(0) === last.charCodeAt(0) + 1)
      run.push(mark);
    else runs.push([mark]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' '))).join(' ');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
