import type { SQLOutputValue } from 'node:sqlite';

/** Rows of one table that are about a user, as a section of the user's file. */
export interface OwnTable {
  /** Its name. */
  section: string;
  /** What names the user in it. */
  of: 'id' | 'email';
  /** Selects the user's rows by `:user`. Names its columns one by one, so that no secret comes along. */
  rows: string;
  /** @default the row as it is */
  shape?: (row: Row) => unknown;
}

type Row = Readonly<Record<string, SQLOutputValue>>;

const json = (text: SQLOutputValue | undefined) => JSON.parse(String(text));
const timeOf = (milliseconds: SQLOutputValue | undefined) => new Date(Number(milliseconds)).toISOString();

/**
 * The tables that know a user, by name (decision C27). A test fails for one that is missing. Records of the cookie dialog
 * are not among them: they name a browser, and nobody knows whose.
 */
export const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  users: {
    ...{ section: 'profile', of: 'id', rows: 'SELECT record FROM users WHERE id = :user' },
    shape({ record }) {
      const { passwordHash: _hash, stamp: _stamp, key: _key, ...profile } = json(record);
      return profile;
    },
  },
  sessions: {
    ...{ section: 'sessions', of: 'id' },
    rows: 'SELECT data, used_at FROM sessions WHERE user_id = :user ORDER BY used_at DESC',
    shape({ data, used_at }) {
      const { device = null, signedInAt } = json(data);
      return { device, signedInAt, usedAt: timeOf(used_at) };
    },
  },
  comparisons: {
    ...{ section: 'comparisons', of: 'id' },
    rows: 'SELECT record FROM comparisons WHERE user_id = :user ORDER BY rowid',
    shape: ({ record }) => json(record),
  },
  favorite: {
    ...{ section: 'favourites', of: 'id' },
    rows: 'SELECT product_prd, document_types FROM favorite WHERE user_id = :user ORDER BY product_prd',
    shape: ({ product_prd, document_types }) => ({ prd: product_prd, documentTypes: json(document_types) }),
  },
  formulation_favorite: {
    ...{ section: 'savedFormulations', of: 'id' },
    rows: 'SELECT formulation_id FROM formulation_favorite WHERE user_id = :user ORDER BY formulation_id',
    shape: ({ formulation_id }) => formulation_id,
  },
  saved_search: {
    ...{ section: 'savedSearches', of: 'id' },
    rows: 'SELECT record FROM saved_search WHERE user_id = :user ORDER BY rowid DESC',
    shape: ({ record }) => json(record),
  },
  digital_catalog: {
    ...{ section: 'catalogues', of: 'id' },
    rows: 'SELECT record FROM digital_catalog WHERE owner_id = :user ORDER BY created DESC, id',
    shape: ({ record }) => json(record),
  },
  digital_catalog_favorite: {
    ...{ section: 'favouriteCatalogues', of: 'id' },
    rows: 'SELECT catalog_id FROM digital_catalog_favorite WHERE user_id = :user ORDER BY catalog_id',
    shape: ({ catalog_id }) => catalog_id,
  },
  user_log: {
    ...{ section: 'requests', of: 'id' },
    rows: 'SELECT type, prd, created_date, request FROM user_log WHERE user_id = :user ORDER BY created_date DESC, id DESC',
    shape: ({ type, prd, created_date, request }) => ({
      ...{ type, prd, createdDate: created_date },
      ...(request !== null && json(request)),
    }),
  },
  archive_tickets: {
    ...{ section: 'orderedArchives', of: 'id' },
    rows: 'SELECT ticket, expires_at FROM archive_tickets WHERE user_id = :user ORDER BY expires_at',
    shape({ ticket, expires_at }) {
      const { files } = json(ticket) as { files: { name: string }[] };
      return { documents: files.map(({ name }) => name), validUntil: timeOf(expires_at) };
    },
  },
  codes: {
    ...{ section: 'openLinks', of: 'id' },
    rows: 'SELECT purpose, expires_at FROM codes WHERE user_id = :user ORDER BY expires_at',
    shape: ({ purpose, expires_at }) => ({ purpose, validUntil: timeOf(expires_at) }),
  },
  objections: {
    ...{ section: 'formerAddresses', of: 'id' },
    rows: 'SELECT email, expires_at FROM objections WHERE user_id = :user ORDER BY expires_at',
    shape: ({ email, expires_at }) => ({ email, restorableUntil: timeOf(expires_at) }),
  },
  outbox: {
    ...{ section: 'mails', of: 'email' },
    // The text has links that open the account.
    rows: 'SELECT content, sent_at FROM outbox WHERE recipient = :user COLLATE NOCASE ORDER BY id DESC',
    shape: ({ content, sent_at }) => ({ subject: json(content).subject, sentAt: sent_at }),
  },
  asked_mails: {
    ...{ section: 'requestedMails', of: 'email' },
    rows: 'SELECT kind FROM asked_mails WHERE email = :user COLLATE NOCASE ORDER BY id',
    shape: ({ kind }) => kind,
  },
};
