import { type Argument, type CallExpression, type Comment, parseSync, Visitor } from 'oxc-parser';
import { type PluginText, readTextCall, translatorsComment } from './plugin-text.ts';
import { SCRIPT_FUNCTIONS } from './text-functions.ts';

/** Lists the texts of a script: calls such as `__( 'Text', 'ce-widgets' )` and `wp.i18n.__( … )`. */
export function scriptTexts(path: string, code: string): PluginText[] {
  const { program, comments, errors } = parseSync(path, code);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const notes = comments.flatMap(({ value, end }: Comment) => {
    const text = translatorsComment(value);
    return text ? [{ text, end, line: lineAt(end) }] : [];
  });
  const found: PluginText[] = [];
  new Visitor({
    CallExpression({ callee, arguments: args, start }) {
      const name = nameOf(callee);
      if (!SCRIPT_FUNCTIONS.has(name)) return;
      const line = lineAt(start);
      const note = notes.findLast(({ end }) => end <= start);
      const call = {
        name,
        values: args.map(literal),
        reference: `${path}:${line}`,
        ...(note && line - note.line <= 1 && { comment: note.text }),
      };
      found.push(readTextCall(call, SCRIPT_FUNCTIONS));
    },
  }).visit(program);
  return found;
}

function nameOf(callee: CallExpression['callee']): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

function literal(argument: Argument): string | undefined {
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument.type !== 'TemplateLiteral' || argument.expressions.length > 0) return undefined;
  return argument.quasis[0]?.value.cooked ?? undefined;
}
