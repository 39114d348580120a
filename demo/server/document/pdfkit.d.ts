// pdfkit ships no types; these are the parts that the demo's services use.
declare module 'pdfkit' {
  interface StructureElement {
    add(child: StructureElement | (() => void)): StructureElement;
    end(): void;
    /** Its entry in the file; `A` holds its attributes. */
    readonly dictionary: { data: { A?: object } };
  }

  interface Bookmark {
    /** Adds one below, which leads to the current page. */
    addItem(title: string): Bookmark;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right' | 'center';
    continued?: boolean;
    structParent?: StructureElement;
    structType?: string;
    lineGap?: number;
    height?: number;
    ellipsis?: boolean;
    lineBreak?: boolean;
    baseline?: string;
  }

  interface TableCell {
    text: string;
    type?: 'TH' | 'TD';
    backgroundColor?: string;
    textColor?: string;
    font?: { src: string; size?: number };
  }

  interface TableOptions {
    columnStyles?: number[] | ('*' | number)[];
    rowStyles?: object | ((row: number) => object);
    defaultStyle?: object;
    structParent?: StructureElement;
    data: (string | TableCell)[][];
  }

  interface DocumentOptions {
    size?: string | [number, number];
    layout?: 'portrait' | 'landscape';
    margin?: number;
    bufferPages?: boolean;
    pdfVersion?: string;
    lang?: string;
    tagged?: boolean;
    displayTitle?: boolean;
    compress?: boolean;
    info?: { Title?: string; Author?: string; Subject?: string; CreationDate?: Date; ModDate?: Date };
  }

  // biome-ignore lint/style/noDefaultExport: it is pdfkit's own export that is described here.
  export default class PDFDocument implements AsyncIterable<Uint8Array> {
    constructor(options?: DocumentOptions);
    x: number;
    y: number;
    page: {
      width: number;
      height: number;
      margins: { top: number; bottom: number; left: number; right: number };
    };
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(color?: string): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    moveDown(lines?: number): this;
    circle(x: number, y: number, radius: number): this;
    /** Draws only within the current path, until `restore`. */
    clip(): this;
    save(): this;
    restore(): this;
    fillAndStroke(fill: string, stroke: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color?: string): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    dash(length: number, options?: { space: number }): this;
    undash(): this;
    /** Links a rectangle with a web address; the annotation belongs to `structParent`. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      // biome-ignore lint/complexity/noBannedTypes: pdfkit tells texts from names by the class String.
      options?: { structParent: StructureElement; Contents: String },
    ): this;
    /** Links a rectangle with a named destination; the annotation belongs to `structParent`. */
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      // biome-ignore lint/complexity/noBannedTypes: pdfkit tells texts from names by the class String.
      options?: { structParent: StructureElement; Contents: String },
    ): this;
    addNamedDestination(name: string, type: 'XYZ', x: number, y: number, zoom: number | null): void;
    outline: Bookmark;
    image(
      source: Uint8Array | string,
      x: number,
      y: number,
      options?: { width?: number; height?: number },
    ): this;
    table(options: TableOptions): unknown;
    struct(
      type: string,
      options: {
        alt?: string;
        /** What is read in place of the content. */
        actual?: string;
        title?: string;
        lang?: string;
        scope?: 'Row' | 'Column';
        bbox?: readonly [left: number, top: number, right: number, bottom: number];
      },
      children?: (() => void) | StructureElement[],
    ): StructureElement;
    struct(type: string, children?: (() => void) | StructureElement[]): StructureElement;
    addStructure(element: StructureElement): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): this;
    end(): void;
    [Symbol.asyncIterator](): AsyncIterator<Uint8Array>;
  }
}
