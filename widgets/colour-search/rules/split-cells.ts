/** Text that programs put between cells, the surest first. */
const SEPARATORS = ['\t', ';', '|'];

/** A comma that can only separate: before a space, or beside a decimal point. */
const SPACED_COMMA = /,\s+/;
const POINT = /\d\.\d/;

/** The cells of a line, and whether spaces separate them, so that a name may have taken several. */
export interface Cells {
  cells: string[];
  isLoose: boolean;
}

/**
 * Splits a line into cells, by tabs, semicolons or bars, else by commas that are no decimal commas, else by spaces.
 *
 * @returns `undefined` if it cannot be known which commas separate, as in `52,3,41,2,20,1`
 */
export function splitCells(line: string): Cells | undefined {
  const separator = SEPARATORS.find((each) => line.includes(each));
  if (separator) return { cells: clean(line.split(separator)), isLoose: false };
  if (!line.includes(',')) return loose(line.split(/\s+/));
  if (SPACED_COMMA.test(line)) return loose(line.split(/,\s+|\s+/));
  if (POINT.test(line)) return { cells: clean(line.split(',')), isLoose: false };
  const pieces = line.split(',');
  if (/\s/.test(line.trim())) return loose(line.split(/\s+/));
  // A comma alone is a decimal comma; three pieces are numbers without decimals.
  if (pieces.length === 2) return loose([line]);
  return pieces.length === 3 || pieces.every((piece) => !/^\s*[-−–]?\d+\s*$/.test(piece))
    ? { cells: clean(pieces), isLoose: false }
    : undefined;
}

function loose(cells: readonly string[]): Cells {
  return { cells: clean(cells), isLoose: true };
}

/** Without the spaces and quotes around each. */
function clean(cells: readonly string[]): string[] {
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}
