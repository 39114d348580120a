import { parseSync, Visitor } from 'oxc-parser';
import { brokenTableRule } from './catalogue-rule.ts';

/** A place in a file that breaks a rule, and what to do instead. */
export interface Finding {
  line: number;
  message: string;
}

const PARSES_PAGE_JSON = /^(src\/(mount|store|events|services|ui)|widgets)\//;
const SELECTOR_CALLS =
  /^(locator|frameLocator|waitForSelector|querySelector|querySelectorAll|closest|matches|\$|\$\$)$/;
/** The only file that may name the login's overlay, besides the island itself. */
const NAMES_LOGIN = /^(src\/store\/session\/open-login\.ts$|widgets\/login\/)/;
const ASK_FOR_LOGIN =
  'only src/store/session/open-login.ts names the login: call openLogin, or use LoginLink or LOGIN_OPENER, which also work after a session has ended';
/** What one file does for all others. */
const OWNERS = [
  {
    uses: /^document\.cookie$/,
    within: /^(src|widgets)\//,
    owner: 'src/lib/storage/early-cookies.ts',
    instead: 'cookies have one rule for `Secure`: use the functions of src/lib/storage/cookies.ts',
  },
  {
    uses: /^history\.(pushState|replaceState|state)$/,
    within: /^(src|widgets)\//,
    owner: 'src/lib/address/page-address.ts',
    instead: 'a browser may refuse an address: write and read it by src/lib/address/page-address.ts',
  },
  {
    uses: /^location\.(href|search|pathname)$/,
    within: /^(src\/(store|outcome|comparison|product|listing|catalog|account)|widgets)\//,
    owner: '',
    instead:
      'a browser may have refused the last address: read it by pageUrl of src/lib/address/page-address.ts',
  },
  {
    uses: /^location\.(assign|replace)$/,
    within: /^(src\/(?!mount\/loader\.ts|lib\/file\/file-tab\.ts)|widgets\/)/,
    owner: 'src/lib/address/leave-to.ts',
    instead: 'only leaveTo of src/lib/address/leave-to.ts leaves the page',
  },
];
const CLASS_SELECTOR = /(^|[\s>+~,(\w\]*])\.-?[_a-zA-Z][\w-]*|\[class/;

/** Rules about what a file does rather than what it imports. */
export function brokenSourceRules(path: string, code: string): Finding[] {
  const findings: Finding[] = [];
  const report = (offset: number, message: string) => {
    findings.push({ line: code.slice(0, offset).split('\n').length, message });
  };
  const mayNameLogin = !/^(src|widgets)\//.test(path) || NAMES_LOGIN.test(path);
  new Visitor({
    JSXAttribute({ name, value, start }) {
      if (mayNameLogin || name.type !== 'JSXIdentifier' || name.name !== 'data-ce-open') return;
      if (value?.type === 'Literal' && value.value === 'login') report(start, ASK_FOR_LOGIN);
    },
    Property({ key, value, start }) {
      if (mayNameLogin || value.type !== 'Literal' || value.value !== 'login') return;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : undefined;
      if (name === 'name' || name === 'data-ce-open') report(start, ASK_FOR_LOGIN);
    },
    CallExpression({ callee, arguments: args, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const isJson = callee.object.type === 'Identifier' && callee.object.name === 'JSON';
      if (isJson && method === 'parse' && PARSES_PAGE_JSON.test(path)) {
        report(
          start,
          'only src/payload parses page JSON: use its readers, or a parser of your own in src/lib',
        );
      }
      const [selector] = args;
      if (!path.startsWith('e2e/') || !SELECTOR_CALLS.test(method) || !selector) return;
      if (namesClass(code.slice(selector.start, selector.end))) {
        report(start, 'class names are no contract: find by role, label or text, or by a data-ce- attribute');
      }
    },
    MemberExpression({ object, property, start }) {
      if (property.type !== 'Identifier') return;
      const owner = object.type === 'MemberExpression' ? object.property : object;
      const used = `${owner.type === 'Identifier' ? owner.name : ''}.${property.name}`;
      const rule = OWNERS.find(
        ({ uses, within, owner }) => uses.test(used) && within.test(path) && path !== owner,
      );
      if (rule) report(start, rule.instead);
    },
    TemplateElement({ value, start }) {
      const message = brokenTableRule(path, value.raw);
      if (message) report(start, message);
    },
    Literal({ value, start }) {
      const message = typeof value === 'string' && brokenTableRule(path, value);
      if (message) report(start, message);
      if (!/^(src|widgets)\//.test(path) || path.startsWith('src/payload/')) return;
      if (typeof value === 'string' && /^#?ce-payload$/.test(value)) {
        report(start, 'only src/payload reads the payload element: call its reader');
      }
    },
  }).visit(parseSync(path, code).program);
  return findings;
}

/** Looks at the argument as written, so that template literals count; values in its inner quotes do not. */
function namesClass(argument: string): boolean {
  const [quote = ''] = argument;
  if (!`'"\``.includes(quote)) return false;
  return CLASS_SELECTOR.test(argument.slice(1, -1).replace(/"[^"]*"|'[^']*'/g, ''));
}
