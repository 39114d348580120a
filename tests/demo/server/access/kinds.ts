/** Kinds of users, by what they have in common. */
export const groups = {
  visitor: ['visitor'],
  /** Signed in; a role of the staff without `internal` opens nothing. */
  customer: ['registered', 'noRolesList', 'emptyRoles', 'adminOnly', 'editorOnly', 'competitorOnly'],
  /** The internal role of the third was withdrawn after its token was issued. */
  validated: ['validated', 'otherCompany', 'withdrawn'],
  staff: ['internal', 'competitorViewer', 'admin', 'catalogManager'],
  /** What they send opens nothing: of a removed user, of an ended session, forged. */
  refused: ['removed', 'ended', 'forged'],
  /** An internal user's token for one download, in the address. */
  download: ['download'],
} as const;

export type Group = keyof typeof groups;

/** Who asks. */
export type Kind = (typeof groups)[Group][number];

export const kinds: readonly Kind[] = Object.values(groups).flat();

export function groupOf(kind: Kind): Group {
  const found = Object.entries(groups).find(([, members]) => (members as readonly Kind[]).includes(kind));
  return found?.[0] as Group;
}

/** Demo users who stand for a kind, by email. */
export const people = {
  registered: 'rita.holm@example.com',
  noRolesList: 'nils.aas@example.com',
  emptyRoles: 'emil.dahl@example.com',
  validated: 'vera.lindqvist@example.com',
  otherCompany: 'sanna.virtanen@example.com',
  internal: 'ivo.keller@example.com',
  competitorViewer: 'carla.nyman@example.com',
  admin: 'ada.meyer@example.com',
  catalogManager: 'milo.sander@example.com',
} as const satisfies Partial<Record<Kind, string>>;

/** Users that the demo has none of, by their roles. */
export const madePeople = {
  adminOnly: ['admin'],
  editorOnly: ['pigment-editor'],
  competitorOnly: ['competitor-viewer'],
  withdrawn: ['internal', 'validated', 'public_restricted'],
  removed: ['internal'],
  ended: ['internal'],
} as const satisfies Partial<Record<Kind, readonly string[]>>;
