import type { ServiceContext, Viewer } from '../../base/context.ts';
import { digestOf, newSecret } from '../../base/secrets.ts';
import type { ArchiveOrder } from './archive-order.ts';

/** How long an archive waits for its download, in milliseconds. */
const LIFETIME = 5 * 60_000;

/** An ordered archive and its viewer. */
export interface ArchiveTicket extends ArchiveOrder {
  viewer: Viewer;
}

/** Returns an earlier viewer with the present rights; `undefined` once the session has ended. */
export type RenewViewer = (viewer: Viewer) => Viewer | undefined;

/** Orders that wait for their single download. */
export interface ArchiveTickets {
  /** Stores an order under an unguessable id. */
  issue(ticket: ArchiveTicket): string;
  /**
   * Takes the order, with its viewer's present rights. The id alone suffices, since a navigation sends no token;
   * another user's token is refused.
   *
   * @returns `null` if it is unknown, used, too old, another user's, or its viewer's session has ended
   */
  redeem(id: string, viewer: Viewer): ArchiveTicket | null;
}

/** Tickets in the demo's database; ids as digests. */
export function archiveTickets(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  renewViewer: RenewViewer,
): ArchiveTickets {
  database.exec(`CREATE TABLE IF NOT EXISTS archive_tickets (
    digest TEXT PRIMARY KEY, user_id TEXT, ticket TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT`);
  const sql = database.createTagStore();
  return {
    issue(ticket) {
      const time = now().getTime();
      sql.run`DELETE FROM archive_tickets WHERE expires_at <= ${time}`;
      const id = newSecret();
      const { userId } = ticket.viewer;
      sql.run`INSERT INTO archive_tickets
        VALUES (${digestOf(id)}, ${userId}, ${JSON.stringify(ticket)}, ${time + LIFETIME})`;
      return id;
    },
    redeem(id, { userId }) {
      const row = sql.get`DELETE FROM archive_tickets
        WHERE digest = ${digestOf(id)} AND (${userId} IS NULL OR user_id IS ${userId})
        RETURNING ticket, expires_at`;
      if (!row || Number(row.expires_at) <= now().getTime()) return null;
      const ticket = JSON.parse(String(row.ticket)) as ArchiveTicket;
      const viewer = renewViewer(ticket.viewer);
      return viewer ? { ...ticket, viewer } : null;
    },
  };
}
