import { Hono } from 'hono';
import * as v from 'valibot';
import { documentManifest } from '../../data/manifest/document-manifest.ts';
import { fieldManifest } from '../../data/manifest/field-manifest.ts';
import { technicalCatalogue } from '../../data/technical/property-catalogue.ts';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { isOpenEntry } from '../catalogue/open-manifest.ts';
import { readOptionalBody } from '../http/read-body.ts';
import { badRequest } from '../http/refusals.ts';

const body = v.object({ source: v.optional(v.array(v.string())) });

/**
 * POST /search?type=document|field|technical-property with `{source}`: the entries, reduced to the properties
 * named (decisions 28, 78 and B20). Entries that no industry opens to the viewer are left out.
 */
export function manifestRoutes(): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.post('/search', async (c) => {
    const { source } = await readOptionalBody(c, body);
    const entries = entriesOf(c.req.query('type') ?? '', c.get('viewer'));
    return c.json(entries.map((entry) => project(entry, source)));
  });
  return app;
}

function entriesOf(type: string, viewer: Viewer): readonly object[] {
  if (type === 'technical-property') return technicalCatalogue;
  if (type === 'document') return documentManifest.filter((entry) => isOpenEntry(entry, viewer));
  if (type === 'field') return fieldManifest.filter((entry) => isOpenEntry(entry, viewer));
  throw badRequest(`Unknown manifest type "${type}".`);
}

function project(entry: object, source: readonly string[] | undefined): object {
  if (!source) return entry;
  return Object.fromEntries(Object.entries(entry).filter(([property]) => source.includes(property)));
}
