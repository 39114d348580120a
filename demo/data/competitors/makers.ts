import type { Family } from '../chemistry/chemistry.ts';
import { options } from '../options.ts';

/** A fictional competitor, with its naming scheme. */
export interface Maker {
  name: string;
  /** Brand line by family of the chemistry; empty if the maker has none. */
  lines: Readonly<Record<Exclude<Family, 'effect'>, string>>;
  /** What follows the line and the hue, by the number of the Colour Index name. */
  gradeOf: (number: number, draw: number) => string;
  /** Medium in which the maker states its colours, for products that suit it. */
  medium: string;
}

const names = options.competitor;
const LETTERS = 'ABDEGHKLR';
const letter = (draw: number) => LETTERS[Math.floor(draw * LETTERS.length)];

/** The makers; all names are invented. */
export const makers: readonly Maker[] = [
  {
    name: names['lakeside-color'],
    lines: { azo: '', polycyclic: '', mineral: '', achromatic: '' },
    gradeOf: (number) => String(1000 + ((number * 37 + 330) % 9000)),
    medium: 'alkyd',
  },
  {
    name: names.norchroma,
    lines: { azo: 'Fjordyl', polycyclic: 'Skarvent', mineral: 'Malmor', achromatic: 'Nattar' },
    gradeOf: (number, draw) => `${number}-${letter(draw)}`,
    medium: 'two-pack-pu',
  },
  {
    name: names['hanse-farben'],
    lines: { azo: 'Alstrin', polycyclic: 'Wakenol', mineral: 'Ziegelit', achromatic: 'Kontoral' },
    gradeOf: (number, draw) => `${letter(draw)} ${number % 100}${'GRB'[number % 3]}`,
    medium: 'acrylic-water',
  },
  {
    name: names['pigmenta-sud'],
    lines: { azo: 'Garrigol', polycyclic: 'Cigalin', mineral: 'Ocrelia', achromatic: 'Galetta' },
    gradeOf: (number, draw) => `${draw < 0.5 ? 'RS' : 'ST'} ${number * 10}`,
    medium: 'alkyd',
  },
  {
    name: names['kanto-iro'],
    lines: { azo: 'Yamabel', polycyclic: 'Akanel', mineral: 'Bengarin', achromatic: 'Sumibel' },
    gradeOf: (number) => `KI-${2000 + number}`,
    medium: 'hdpe',
  },
];
