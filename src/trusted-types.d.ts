/** The part of Trusted Types that is used; TypeScript's own library does not have it yet. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML: (html: string) => string },
    ): { createHTML(html: string): string };
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}
