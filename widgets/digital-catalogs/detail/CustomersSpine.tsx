import { useState } from 'react';
import type { Catalog } from '../../../src/domain/catalog/catalog.ts';
import { useShared } from '../../../src/store/hooks.ts';
import { loadService } from '../../../src/store/load-service.ts';
import { useRead } from '../../../src/store/useRead.ts';
import { Spine } from '../Spine.tsx';

/** The colours of a catalogue as customers see it. Only the service knows what they do not. */
export function CustomersSpine({ id, version }: { id: string; version: number }) {
  const userId = useShared(({ user }) => user?.userId);
  const read = useRead<Catalog>(
    JSON.stringify(['customers-catalog', userId, id, version]),
    async (http, signal) => {
      const { readCatalog } = await loadService(() => import('../../../src/services/catalogs.ts'));
      return readCatalog(http, { id, perspective: 'customer' }, signal);
    },
  );
  const [swatches, setSwatches] = useState<Catalog['swatches']>([]);
  if (read.status === 'ready' && read.value.swatches !== swatches) setSwatches(read.value.swatches);
  return <Spine swatches={swatches} className="ce-own__spine" />;
}
