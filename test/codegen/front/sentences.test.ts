import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { goldenCases, readJson } from './goldenProject.ts';

const CODEGEN = fileURLToPath(new URL('../../../codegen', import.meta.url));

/** Where findings are written: each sentence there is one that a project can be told. */
const WRITERS = [
  ...filesIn('link/rules'),
  'link/allowances.ts',
  'link/walk/namesInCode.ts',
  'compile/parseProject.ts',
  'schema/explain.ts',
  'read/catalogues.ts',
  'read/forbiddenSyntax.ts',
  'read/value.ts',
  'read/yaml.ts',
];
/** Three words or more, from a capital letter or a name to a full stop or a name. */
const SENTENCE = /^(?:[A-Z'¤]).* .* .*[.¤]$/s;
const GAP = '¤';

/** The sentences that a file can write; what is filled in at run time is a gap. */
function sentencesIn(path: string): readonly string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(CODEGEN, path), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isTemplateExpression(node)
      ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map((part) => part.text)
          .join(GAP)
      : ts.isStringLiteralLike(node)
        ? node.text
        : '';
    if (SENTENCE.test(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(CODEGEN, folder)).map((name) => `${folder}/${name}`);
}

function isSaidBy(sentence: string, messages: readonly string[]): boolean {
  const parts = sentence.split(GAP).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?:^| )${parts.join('.*')}$`, 's');
  return messages.some((message) => pattern.test(message));
}

it('every sentence of a finding is said about one of the golden projects', () => {
  const messages = goldenCases().flatMap((golden) =>
    (readJson<readonly Diagnostic[]>(golden, 'expected.json') ?? []).flatMap(
      ({ message, expected = '', related = [] }) => [
        message,
        expected,
        ...related.map((place) => place.message),
      ],
    ),
  );
  const unsaid = WRITERS.flatMap((path) =>
    sentencesIn(path).flatMap((sentence) =>
      isSaidBy(sentence, messages) ? [] : [`${path}: ${sentence.replaceAll(GAP, '…')}`],
    ),
  );
  expect(unsaid).toEqual([]);
});
