/** The fixed words of safety data sheets in one language. */
export interface SheetWords {
  /** Titles of the formats by key. */
  types: Readonly<Record<string, string>>;
  footer: string;
  supplier: string;
  region: string;
  density: string;
  stableUpTo: string;
  solubility: string;
  insoluble: string;
  headings: Record<
    | 'identification'
    | 'hazards'
    | 'composition'
    | 'firstAid'
    | 'fire'
    | 'handling'
    | 'properties'
    | 'transport',
    string
  >;
  hazards: string;
  firstAid: string;
  fire: string;
  handling: string;
  transport: string;
}
