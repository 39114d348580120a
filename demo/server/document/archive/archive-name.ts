import type { OpenAsset } from '../open-assets.ts';

/** Names that no other file of the archive has, whatever the case of letters. */
export function archiveNames(): (file: OpenAsset) => string {
  const taken = new Set<string>();
  return (file) => {
    const { stem, ending } = nameOf(file);
    let name = stem + ending;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem} (${count})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** `{prd}_{type}_{language}_v{version}` with the ending of its kind; what is missing is left out. */
function nameOf({ asset, product }: OpenAsset): { stem: string; ending: string } {
  const isImage = asset.type.startsWith('image_');
  const parts = [product.prd, asset.type, asset.angle, isImage ? null : asset.locale, `v${asset.version}`];
  const stem = parts
    .filter(Boolean)
    .join('_')
    .normalize('NFC')
    // No system takes them in names.
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-');
  return { stem, ending: isImage ? '.png' : '.pdf' };
}
