import { readFileSync } from 'node:fs';
import { ts } from 'ts-morph';

/** A test or group of tests. */
export interface TestTitle {
  /** Titles of the enclosing groups, outermost first. */
  readonly groups: readonly string[];
  readonly title: string;
  /** Texts in the table of an `it.each`, which name its cases. */
  readonly cases: readonly string[];
}

const TEST_WORDS = new Set(['describe', 'it', 'test']);

/** Every test and group of a test file, read from its syntax tree. */
export function readTitles(path: string): readonly TestTitle[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const titles: TestTitle[] = [];
  visit(source, []);
  return titles;

  function visit(node: ts.Node, groups: readonly string[]): void {
    const title = titleOf(node);
    if (title === undefined || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, groups));
      return;
    }
    titles.push({ groups, title, cases: casesOf(node.expression, source) });
    for (const part of node.arguments) visit(part, [...groups, title]);
  }
}

/** The title of `it('…')`, `describe.each(…)('…')` and similar calls. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TEST_WORDS.has(firstWord(node.expression))) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

function firstWord(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return firstWord(expression.expression);
  return ts.isCallExpression(expression) ? firstWord(expression.expression) : '';
}

/** Texts in the table of `each`, inline or in a constant. */
function casesOf(callee: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (!ts.isCallExpression(callee)) return [];
  return callee.arguments.flatMap((table) => textsIn(constantOf(table, source) ?? table));
}

function constantOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (!ts.isIdentifier(node)) return undefined;
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text)?.initializer;
}

function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/**
 * The tests that a proof may mean: its last part is (a part of) a title or a case, the parts before it are
 * enclosing groups. Whole titles take precedence.
 */
export function testsMeant(
  titles: readonly TestTitle[],
  parts: readonly string[],
): readonly TestTitle[] {
  const last = parts.at(-1) ?? '';
  const around = parts.slice(0, -1);
  const named = (test: TestTitle, fits: (text: string) => boolean) =>
    (fits(test.title) && standAround(around, test.groups)) ||
    (test.cases.some(fits) && standAround(around, [...test.groups, test.title]));
  const whole = titles.filter((test) => named(test, (text) => text === last));
  return whole.length > 0
    ? whole
    : titles.filter((test) => named(test, (text) => text.includes(last)));
}

function standAround(parts: readonly string[], titles: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = titles.indexOf(part, from);
    from = at + 1;
    return at >= 0;
  });
}
