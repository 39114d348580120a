/** Parts of a document's name in a ZIP. */
export interface NamedDocument {
  /** A file name to keep, in place of the other parts. */
  name?: string | null | undefined;
  prd?: string | null | undefined;
  type: string;
  locale?: string | null | undefined;
  version?: string | number | undefined;
  /** Provides the extension. */
  filename?: string | null | undefined;
}

/** Bytes of a name that every file system supports, minus a counter and an extension. */
const LONGEST = 200;

const EXTENSION = /\.([a-z0-9]{1,8})$/i;

/** Names reserved by Windows. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Names documents in a ZIP: by their own name where given, else `{prd}_{type}_{language}_v{version}.pdf` without unknown
 * parts. Names are unique
 * regardless of case, and valid on every file system.
 */
export function zipNames(documents: readonly NamedDocument[]): string[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const [base, extension] = [baseOf(document), extensionOf(document)];
    let name = `${base}.${extension}`;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${base} (${count}).${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

function baseOf({ name, prd, type, locale, version }: NamedDocument): string {
  const segments = name
    ? [name.replace(EXTENSION, '')]
    : [prd, type, locale, version === undefined || version === '' ? '' : `v${version}`];
  const base = clip(
    segments
      .map((segment) => plain(segment ?? ''))
      .filter(Boolean)
      .join('_'),
  );
  return base && !RESERVED.test(base) ? base : `document${base && `_${base}`}`;
}

/** Removes characters with a meaning in file systems and paths. */
function plain(segment: string): string {
  return segment
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
}

function clip(base: string): string {
  const encoder = new TextEncoder();
  let clipped = '';
  let bytes = 0;
  for (const character of base) {
    bytes += encoder.encode(character).length;
    if (bytes > LONGEST) break;
    clipped += character;
  }
  return clipped.trimEnd();
}

function extensionOf({ filename }: NamedDocument): string {
  return EXTENSION.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'pdf';
}
