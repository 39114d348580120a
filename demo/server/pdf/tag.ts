declare global {
  // biome-ignore lint/style/noNamespace: adds options that pdfkit has and its types lack.
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: Area;
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}

/** Attributes of an element. */
interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Columns that a cell of a table spans. */
  colSpan?: number;
}

/** An element of a PDF's structure, such as a heading or a cell: screen readers read these in their order. */
export interface Tag {
  doc: PDFKit.PDFDocument;
  /** Writes content of the element. */
  write: (draw: () => void) => void;
  /** Draws decoration that screen readers skip, such as lines. */
  decorate: (draw: () => void) => void;
  /** Adds an element at the end of this one. */
  add: (type: string, fill: (tag: Tag) => void, options?: TagOptions) => void;
  /** Adds an element that is filled later. */
  open: (type: string, options?: TagOptions) => Tag;
  /** Adds a link over an area of the page, with its text. */
  addLink: (to: LinkTarget, write: () => Area) => void;
  end: () => void;
}

/** Rectangle of a page, in points from its upper left corner. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** Target and accessible name of a link. */
type LinkTarget = { name: string } & ({ url: string } | { destination: string });

/** Wraps an element of the document. */
export function tagOf(doc: PDFKit.PDFDocument, element: PDFKit.PDFStructureElement): Tag {
  const open = (type: string, { colSpan, ...options }: TagOptions = {}): Tag => {
    const child = doc.struct(type, options);
    if (colSpan) addAttributes(child, { ColSpan: colSpan });
    element.add(child);
    return tagOf(doc, child);
  };
  const tag: Tag = {
    doc,
    write: (draw) => void element.add(draw),
    decorate: (draw) => writeArtifact(doc, 'Layout', (artifact) => artifact.write(draw)),
    add: (type, fill, options) => {
      const child = open(type, options);
      fill(child);
      child.end();
    },
    open,
    addLink: (to, write) => {
      const link = doc.struct('Link');
      element.add(link);
      link.add(() => annotate(doc, link, to, write()));
      link.end();
    },
    end: () => element.end(),
  };
  return tag;
}

/** Writes content that screen readers skip: decoration, and repeated content of each page. */
export function writeArtifact(
  doc: PDFKit.PDFDocument,
  type: 'Layout' | 'Pagination',
  fill: (tag: Tag) => void,
): void {
  const write = (draw: () => void) => draw();
  const tag: Tag = {
    doc,
    write,
    decorate: write,
    end: () => {},
    add: (_type, fillInner) => fillInner(tag),
    open: () => tag,
    addLink: (_to, draw) => void draw(),
  };
  doc.markContent('Artifact', { type });
  fill(tag);
  doc.endMarkedContent();
}

/** pdfkit has no option for these. */
function addAttributes(element: PDFKit.PDFStructureElement, attributes: object): void {
  const { data } = (element as unknown as { dictionary: { data: { A?: object } } }).dictionary;
  data.A = { ...data.A, ...attributes };
}

function annotate(
  doc: PDFKit.PDFDocument,
  structParent: PDFKit.PDFStructureElement,
  to: LinkTarget,
  [left, top, right, bottom]: Area,
): void {
  // pdfkit writes texts as names unless they are of this class.
  const Contents = new String(to.name) as string;
  const area = [left, top, right - left, bottom - top] as const;
  if ('url' in to) doc.link(...area, to.url, { structParent, Contents });
  else doc.goTo(...area, to.destination, { structParent, Contents });
}
