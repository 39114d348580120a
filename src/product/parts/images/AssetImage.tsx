import { useEffect, useState } from 'react';
import type { Asset } from '../../../domain/documents/asset.ts';
import { useShared } from '../../../store/hooks.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { useRead } from '../../../store/reads/useRead.ts';
import { fileAddress } from '../../rules/documents/document-address.ts';

const guardedImage = defineRead('image', async ({ http, signal }, id: string) => {
  const { downloadDocument } = await loadService(() => import('../../../services/documents.ts'));
  return (await downloadDocument(http, id, signal)).content;
});

interface AssetImageProps {
  asset: Pick<Asset, 'id' | 'accessLevel'>;
  alt: string;
  className: string;
  width: number;
  height: number;
  hidden?: boolean;
}

/** An image of a product. The browser fetches public ones; others need the token, which an `<img>` can't send. */
export function AssetImage({ asset, ...image }: AssetImageProps) {
  return asset.accessLevel === 'public' ? (
    <PublicImage id={asset.id} {...image} />
  ) : (
    <GuardedImage id={asset.id} {...image} />
  );
}

type ImageProps = Omit<AssetImageProps, 'asset'> & { id: string };

function PublicImage({ id, alt, ...image }: ImageProps) {
  const service = useShared(({ payload }) => payload.services?.document) ?? location.origin;
  return <img {...image} alt={alt} src={fileAddress(service, id)} loading="lazy" />;
}

/** Shows the alternative text until the image is loaded, and if it fails to load. */
function GuardedImage({ id, alt, ...image }: ImageProps) {
  const read = useRead(guardedImage(id));
  const content = read.status === 'ready' ? read.value : undefined;
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const url = URL.createObjectURL(content);
    setSrc(url);
    return () => {
      URL.revokeObjectURL(url);
      setSrc(undefined);
    };
  }, [content]);
  return <img {...image} alt={alt} src={src} />;
}
