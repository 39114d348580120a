import { Hono } from 'hono';
import * as v from 'valibot';
import { fileName } from '../../../../src/lib/file/file-name.ts';
import type { ServiceContext, ServiceEnvironment } from '../../base/context.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import { readBody } from '../../http/read-body.ts';
import { notFound } from '../../http/refusals.ts';
import { attachment } from '../content-disposition.ts';
import { orderArchive } from './archive-order.ts';
import { type ArchiveTicket, archiveTickets, type RenewViewer } from './archive-tickets.ts';
import { type ArchiveSources, writeArchive } from './write-archive.ts';

const orderBody = v.object({
  assetIds: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(40))),
    v.minLength(1, 'Choose at least one document.'),
  ),
});

/** Archives of documents: the order, which lists what is included and what isn't, and its single download. */
export function archiveRoutes(
  context: ServiceContext,
  { renewViewer, ...sources }: ArchiveSources & { renewViewer: RenewViewer },
): Hono<ServiceEnvironment> {
  const tickets = archiveTickets(context, renewViewer);
  const app = new Hono<ServiceEnvironment>();

  app.post('/', async (c) => {
    const viewer = c.get('viewer');
    const { assetIds } = await readBody(c, orderBody);
    const order = orderArchive(assetIds, viewer, sources.catalogue);
    return c.json({ id: tickets.issue({ ...order, viewer }), ...order }, 201);
  });

  app.get('/:id', (c) => {
    // A HEAD request, such as of a scanner, must not use up the ticket.
    if (c.req.method === 'HEAD') return c.body(null, 405, { allow: 'GET' });
    const ticket = tickets.redeem(c.req.param('id'), c.get('viewer'));
    if (!ticket)
      throw notFound('This download has been used, or its time is over. Please choose the documents again.');
    return c.body(writeArchive(ticket, sources, context.now()), 200, {
      'content-type': 'application/zip',
      'content-disposition': attachment(archiveName(ticket, sources.catalogue)),
      'cache-control': 'private, no-store',
    });
  });

  return app;
}

/** Names the archive after the product if all documents belong to one. */
function archiveName({ files, viewer }: ArchiveTicket, catalogue: OpenCatalogue): string {
  const names = new Set(files.map(({ assetId }) => catalogue.find(assetId, viewer)?.name));
  const [name] = names;
  return name && names.size === 1 ? `${fileName(name)} documents.zip` : 'Documents.zip';
}
