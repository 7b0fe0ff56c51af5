import type { ts } from 'ts-morph';
import type { Range } from '../report/diagnostic.ts';
import type { Named, SourceFile, TextUseAt } from './sources.ts';

type Compiler = typeof ts;

/** Address of this file: whoever keeps what it read asks whether it still reads so. */
export const READER = import.meta.url;

/** Hooks whose result says the text of the key that it is given first. */
const HOOKS: ReadonlySet<string> = new Set(['useText', 'useTranslate']);
/** Functions that say a text, and which argument is its key. */
const SAYING: ReadonlyMap<string, number> = new Map([['sayText', 1]]);

/** Functions of the sandbox that take the name of a resource, and as which argument. */
const OF_RESOURCE: ReadonlyMap<string, number> = new Map([
  ['table', 0],
  ['resourceOf', 1],
  ['resourceIn', 1],
]);

/** How a key looks: `roles.scope.org`. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i;
/** How a template looks that is filled to a key: a namespace, then whatever a key may have. */
const TEMPLATE_START = /^[a-z]\w*\.[\w.-]*$/i;
const TEMPLATE_REST = /^[\w.-]*$/;
/** Without any of these a file names no text, and need not be parsed. */
const MAY_NAME_TEXTS = /['"`][a-z]\w*\.|\buse(?:Text|Translate)\b|\bsayText\b|\baddress: /i;

/** May this file name a text at all? */
export function mayNameTexts({ text }: Pick<SourceFile, 'text'>): boolean {
  return MAY_NAME_TEXTS.test(text);
}

/**
 * Every text that one TypeScript file may name, in the order of the file. Strings in types and in
 * imports name nothing.
 *
 * @param compiler TypeScript, as ts-morph brings it
 */
export function readTextUses(compiler: Compiler, { path, text }: SourceFile): readonly TextUseAt[] {
  const kind = path.endsWith('x') ? compiler.ScriptKind.TSX : compiler.ScriptKind.TS;
  const file = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true, kind);
  const sayers = namesOfSayers(compiler, file);
  const asked = new Set<ts.Node>();
  const names = new Map<ts.Node, TextUseAt>();
  const uses: TextUseAt[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isTypeNode(node) && !compiler.isExpressionWithTypeArguments(node)) return;
    if (compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) return;
    if (compiler.isCallExpression(node)) {
      const key = keyArgument(compiler, node, sayers);
      if (key) for (const one of alternatives(compiler, key)) asked.add(one);
    }
    for (const { node: named, means } of namedBy(compiler, node)) {
      const parts = partsOf(compiler, named);
      if (parts) names.set(named, { range: rangeOf(file, named), parts, asked: true, means });
    }
    const name = names.get(node);
    const parts = partsOf(compiler, node);
    if (name) uses.push(name);
    else if (parts && (asked.has(node) || looksLikeKey(parts))) {
      uses.push({ range: rangeOf(file, node), parts, asked: asked.has(node) });
    }
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** `text` of `const text = useText()`, unless the file gives the name to something else, too. */
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
    HOOKS.has(node.expression.text)
  );
}

/** The argument that is a key, where a call says a text. */
function keyArgument(
  compiler: Compiler,
  { expression, arguments: given }: ts.CallExpression,
  sayers: ReadonlySet<string>,
): ts.Expression | undefined {
  if (isHookCall(compiler, expression)) return given[0];
  if (!compiler.isIdentifier(expression)) return undefined;
  if (sayers.has(expression.text)) return given[0];
  const place = SAYING.get(expression.text);
  return place === undefined ? undefined : given[place];
}

/** What a call or a property of the sandbox names: `table('users.user')`, the `address` and the `needs` of an endpoint. */
function namedBy(
  compiler: Compiler,
  node: ts.Node,
): readonly { readonly node: ts.Node; readonly means: Named }[] {
  if (compiler.isCallExpression(node) && compiler.isIdentifier(node.expression)) {
    const place = OF_RESOURCE.get(node.expression.text);
    const named = place === undefined ? undefined : node.arguments[place];
    return named ? [{ node: named, means: 'resource' }] : [];
  }
  if (!compiler.isPropertyAssignment(node) || !compiler.isIdentifier(node.name)) return [];
  const { name, initializer } = node;
  if (name.text === 'needs' && compiler.isArrayLiteralExpression(initializer)) {
    return initializer.elements.map((element) => ({ node: element, means: 'permission' }));
  }
  return name.text === 'address' && isOfEndpoint(compiler, node)
    ? [{ node: initializer, means: 'address' }]
    : [];
}

function isOfEndpoint(compiler: Compiler, { parent }: ts.PropertyAssignment): boolean {
  return parent.properties.some(
    ({ name }) => name && compiler.isIdentifier(name) && name.text === 'needs',
  );
}

/** What an expression may come to: both sides of `a ? 'x' : 'y'`. */
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
