import type { ts } from 'ts-morph';
import type { Range } from '../report/diagnostic.ts';
import type { NamedKind, SourceFile, TextUseAt } from './sources.ts';

type Compiler = typeof ts;

/** Address of this module; a cache compares its content to know whether results are still valid. */
export const READER = import.meta.url;

/** Hooks that return a function whose first argument is a key. */
const TRANSLATE_HOOKS: ReadonlySet<string> = new Set(['useText', 'useTranslate']);
/** Functions that translate, and the position of the key among their arguments. */
const TRANSLATE_FUNCTIONS: ReadonlyMap<string, number> = new Map([['sayText', 1]]);

/** Functions of the sandbox that take the name of a resource, and its position among their arguments. */
const RESOURCE_FUNCTIONS: ReadonlyMap<string, number> = new Map([
  ['table', 0],
  ['resourceOf', 1],
  ['resourceIn', 1],
]);

/** Functions of the sandbox that make an endpoint of an address and the permissions it needs. */
const ENDPOINT_FUNCTIONS: ReadonlySet<string> = new Set([
  'get',
  'post',
  'put',
  'patch',
  'del',
  'putAndPatch',
]);

/** What an endpoint needs that answers without a login. */
const OPEN_TO_ALL = 'anonymous';

/** The form of a key: `roles.scope.org`. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i;
/** The beginning of a template for keys: a namespace and a dot. */
const TEMPLATE_START = /^[a-z]\w*\.[\w.-]*$/i;
const TEMPLATE_REST = /^[\w.-]*$/;
/** A file that does not match this names no texts and is not parsed. */
const MAY_NAME_TEXTS =
  /['"`][a-z]\w*\.|\buse(?:Text|Translate)\b|\bsayText\b|\b(?:get|post|put|patch|del|putAndPatch)\(/i;

export function mayNameTexts({ text }: Pick<SourceFile, 'text'>): boolean {
  return MAY_NAME_TEXTS.test(text);
}

/**
 * Every text that a TypeScript file may name, in the order of the file. Strings in types and imports are ignored.
 *
 * @param compiler TypeScript, as exported by ts-morph
 */
export function readTextUses(compiler: Compiler, { path, text }: SourceFile): readonly TextUseAt[] {
  const kind = path.endsWith('x') ? compiler.ScriptKind.TSX : compiler.ScriptKind.TS;
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true, kind);
  const sayers = namesOfSayers(compiler, file);
  const asked = new Set<ts.Node>();
  const names = new Map<ts.Node, TextUseAt>();
  const uses: TextUseAt[] = [];
  const values = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (compiler.isTypeNode(node) && !compiler.isExpressionWithTypeArguments(node)) return;
    if (compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) return;
    if (compiler.isCallExpression(node)) {
      const key = keyArgument(compiler, node, sayers);
      if (key) for (const one of alternatives(compiler, key)) asked.add(one);
    }
    for (const { node: named, kind } of namedBy(compiler, node)) {
      const parts = partsOf(compiler, named);
      if (parts) names.set(named, { range: rangeOf(file, named), parts, isKey: true, kind });
    }
    for (const value of passedBy(compiler, node)) values.add(value);
    const name = names.get(node);
    const parts = partsOf(compiler, node);
    if (name) uses.push(name);
    else if (parts && (asked.has(node) || looksLikeKey(parts))) {
      uses.push({ range: rangeOf(file, node), parts, isKey: asked.has(node) });
    }
    compiler.forEachChild(node, visit);
  };
  visit(file);
  if (values.size > 0) {
    uses.push({ range: rangeOf(file, file), parts: [...values], isKey: true, kind: 'value' });
  }
  return uses;
}

/**
 * The variables that hold a translate function (`text` of `const text = useText()`), unless the file also uses the
 * name for something else.
 */
function namesOfSayers(compiler: Compiler, file: ts.SourceFile): ReadonlySet<string> {
  const sayers = new Set<string>();
  const others = new Set<string>();
  const visit = (node: ts.Node): void => {
    const declares =
      compiler.isVariableDeclaration(node) ||
      compiler.isParameter(node) ||
      compiler.isBindingElement(node) ||
      compiler.isFunctionDeclaration(node);
    if (declares && node.name && compiler.isIdentifier(node.name)) {
      const isSayer =
        compiler.isVariableDeclaration(node) && isHookCall(compiler, node.initializer);
      (isSayer ? sayers : others).add(node.name.text);
    }
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return new Set([...sayers].filter((name) => !others.has(name)));
}

function isHookCall(compiler: Compiler, node: ts.Node | undefined): boolean {
  return (
    node !== undefined &&
    compiler.isCallExpression(node) &&
    compiler.isIdentifier(node.expression) &&
    TRANSLATE_HOOKS.has(node.expression.text)
  );
}

/** The argument of a call that is a text key. */
function keyArgument(
  compiler: Compiler,
  { expression, arguments: given }: ts.CallExpression,
  sayers: ReadonlySet<string>,
): ts.Expression | undefined {
  if (isHookCall(compiler, expression)) return given[0];
  if (!compiler.isIdentifier(expression)) return undefined;
  if (sayers.has(expression.text)) return given[0];
  const place = TRANSLATE_FUNCTIONS.get(expression.text);
  return place === undefined ? undefined : given[place];
}

/** What a string in the sandbox names: `table('users.user')`, `get('users/users/:id', 'users.view_user', …)`. */
function namedBy(
  compiler: Compiler,
  node: ts.Node,
): readonly { readonly node: ts.Node; readonly kind: NamedKind }[] {
  if (!compiler.isCallExpression(node) || !compiler.isIdentifier(node.expression)) return [];
  const [address, needs, answer] = node.arguments;
  if (ENDPOINT_FUNCTIONS.has(node.expression.text) && address && needs && answer) {
    const permissions = compiler.isArrayLiteralExpression(needs) ? needs.elements : [needs];
    return [
      { node: address, kind: 'address' },
      ...permissions
        .filter((node) => !compiler.isStringLiteral(node) || node.text !== OPEN_TO_ALL)
        .map((permission) => ({ node: permission, kind: 'permission' as const })),
    ];
  }
  const place = RESOURCE_FUNCTIONS.get(node.expression.text);
  const named = place === undefined ? undefined : node.arguments[place];
  return named ? [{ node: named, kind: 'resource' }] : [];
}

/** Keys and JSX attributes whose objects fill placeholders. */
const FILLING: ReadonlySet<string> = new Set(['values', 'with', 'filling', 'labels']);

/** The keys of objects that are passed to a function, named by a variable, or under a key that says so. */
function passedBy(compiler: Compiler, node: ts.Node): readonly string[] {
  const passed = compiler.isCallExpression(node)
    ? node.arguments
    : compiler.isPropertyAssignment(node) && FILLING.has(node.name.getText())
      ? [node.initializer]
      : compiler.isJsxExpression(node) && node.expression
        ? [node.expression]
        : compiler.isVariableDeclaration(node) && node.initializer
          ? [node.initializer]
          : [];
  return passed.flatMap((argument) =>
    alternatives(compiler, argument).flatMap((one) =>
      compiler.isObjectLiteralExpression(one)
        ? one.properties.flatMap(({ name }) =>
            name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name))
              ? name.text
              : [],
          )
        : [],
    ),
  );
}

/** The possible values of an expression: both branches of `a ? 'x' : 'y'`. */
function alternatives(compiler: Compiler, node: ts.Expression): readonly ts.Node[] {
  if (compiler.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((one) => alternatives(compiler, one));
  }
  if (
    compiler.isParenthesizedExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isSatisfiesExpression(node)
  ) {
    return alternatives(compiler, node.expression);
  }
  return [node];
}

function partsOf(compiler: Compiler, node: ts.Node): readonly string[] | undefined {
  if (compiler.isStringLiteralLike(node)) return [node.text];
  if (!compiler.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function looksLikeKey([first = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return KEY.test(first);
  return TEMPLATE_START.test(first) && rest.every((part) => TEMPLATE_REST.test(part));
}

function rangeOf(file: ts.SourceFile, node: ts.Node): Range {
  const at = (offset: number) => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  return { start: at(node.getStart(file)), end: at(node.getEnd()) };
}
