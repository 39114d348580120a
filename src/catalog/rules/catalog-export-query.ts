import type { Perspective } from '../../domain/product/catalog.ts';

/** Returns the query of a catalogue's PDF, which shows the current perspective. */
export function catalogExportQuery(
  { id, perspective }: { id: string; perspective?: Perspective | undefined },
  token?: string | undefined,
): URLSearchParams {
  const query = new URLSearchParams({ id, download: 'true' });
  if (perspective) query.set('perspective', perspective);
  if (token !== undefined) query.set('token', token);
  return query;
}
