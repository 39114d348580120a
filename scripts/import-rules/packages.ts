/** A package that only some folders may import. */
export interface PackageRule {
  packages: RegExp;
  /** Paths of files to which the rule applies. */
  within: RegExp;
  /** Paths of files that may import it. */
  allowed: RegExp;
  /** What to do instead. */
  instead: string;
}

const PRODUCT = /^(src|widgets)\//;

/** Which package lives where (docs/architecture.md, "Packages"). */
export const PACKAGE_RULES: readonly PackageRule[] = [
  {
    packages: /^ky(\/|$)/,
    within: PRODUCT,
    allowed: /^src\/http\//,
    instead: 'call a function of src/services, or add one there; only src/http knows ky',
  },
  {
    packages: /^react-dom\/client$/,
    within: PRODUCT,
    allowed: /^src\/mount\//,
    instead: 'let src/mount create the root: describe the island in its island.ts',
  },
  {
    packages: /^react-hook-form$/,
    within: PRODUCT,
    allowed: /^src\/ui\/form\//,
    instead: 'use the form parts of src/ui/form, which every form shares',
  },
  {
    packages: /^zustand(\/|$)/,
    within: PRODUCT,
    allowed: /^src\/(store|[a-z]+\/state)\/|^widgets\/[^/]+\/state\//,
    instead: 'use the store: its actions, or its hooks in src/store/hooks.ts',
  },
  {
    packages: /^virtua$/,
    within: PRODUCT,
    allowed: /^src\/listing\/parts\//,
    instead: 'use HitItems of src/listing/parts/items, which keeps the focus and can be printed',
  },
  {
    packages: /^js-cookie$/,
    within: PRODUCT,
    allowed: /^src\/lib\//,
    instead:
      'call a function of src/lib/storage/cookies.ts, which survives blocked cookies and sets `Secure`',
  },
  {
    packages: /^dompurify$/,
    within: PRODUCT,
    allowed: /^src\/lib\//,
    instead: 'pass the HTML through the sanitiser of src/lib',
  },
  {
    packages: /^@sentry\//,
    within: PRODUCT,
    allowed: /^src\/mount\/error-reporting\//,
    instead: 'call reportFailure of src/lib; the page decides where errors go',
  },
  {
    packages: /^@floating-ui\//,
    within: PRODUCT,
    allowed: /^src\/ui\//,
    instead: 'use a part of src/ui that places itself (Tooltip, Select), or add one there',
  },
  {
    packages: /^react(-dom)?(\/|$)/,
    within: /^src\//,
    allowed:
      /^src\/(ui|outcome|mount|[a-z]+\/parts)\/|^src\/(store|[a-z]+\/state)\/([a-z-]+\/)?(hooks|listing-context|use[A-Z]\w*)\.tsx?$/,
    instead: 'keep this folder free of React: plain functions here, components in src/ui or in the island',
  },
  {
    packages: /^(node:|hono|@hono\/|jose$|nodemailer|pdfkit$|culori$)/,
    within: PRODUCT,
    allowed: /^$/,
    instead: 'this runs in a browser: server code lives in demo/server, build code in scripts',
  },
];
