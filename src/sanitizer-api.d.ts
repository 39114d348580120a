/** The part of the Sanitizer API that is used; TypeScript's own library does not have it yet. */
interface Element {
  setHTML?(
    html: string,
    options: {
      sanitizer: {
        elements: readonly string[];
        attributes: readonly string[];
        comments: boolean;
        dataAttributes: boolean;
      };
    },
  ): void;
}
