import { readFileSync } from 'node:fs';
import type { Lab } from './color.ts';
import { parseCsv } from './csv.ts';

/** One line of pigments.csv: facts about a Colour Index pigment. Empty text where a fact is not known. */
export interface PigmentRow {
  /** Such as `PR254`. */
  code: string;
  genericName: string;
  constitution: string;
  commonName: string;
  family: string;
  cas: string;
  chemicalClass: string;
  lab: Lab | undefined;
  astmLightfastness: string;
  blueWool: string;
  transparency: string;
  eNumber: string;
  restriction: string;
}

/** Reads the table of Colour Index pigments. */
export function readPigmentTable(): PigmentRow[] {
  return readTable('pigments.csv').map((row) => ({
    code: row.ci_code ?? '',
    genericName: row.ci_generic_name ?? '',
    constitution: row.ci_constitution_number ?? '',
    commonName: row.common_name ?? '',
    family: row.colour_family ?? '',
    cas: row.cas ?? '',
    chemicalClass: row.chemical_class ?? '',
    lab: row.lab_L ? readLab(row) : undefined,
    astmLightfastness: row.lightfastness_astm ?? '',
    blueWool: row.lightfastness_blue_wool_plastics ?? '',
    transparency: row.transparency ?? '',
    eNumber: row.e_number ?? '',
    restriction: row.restriction_note ?? '',
  }));
}

/** Reads a table of colours by Colour Index code. */
export function readColours(file: 'illustrative-colours.csv' | 'undertones.csv'): Map<string, Lab> {
  return new Map(readTable(file).map((row) => [row.ci_code ?? '', readLab(row)]));
}

function readTable(file: string): Record<string, string>[] {
  return parseCsv(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function readLab(row: Record<string, string>): Lab {
  return { L: Number(row.lab_L), a: Number(row.lab_a), b: Number(row.lab_b) };
}
