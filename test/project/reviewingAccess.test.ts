import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../codegen/access/accounts.ts';
import { compile } from '../../codegen/compile/compile.ts';
import { answersPretty } from '../../codegen/questions/answerReport.ts';
import { isBreaking } from '../../codegen/questions/changeClasses.ts';
import { diffSides } from '../../codegen/questions/diff.ts';
import { diffMarkdown, diffPretty } from '../../codegen/questions/diffReport.ts';
import { explain } from '../../codegen/questions/explain.ts';
import { accountsOfBoth } from '../../codegen/questions/observed.ts';
import type { Diagnostic } from '../../codegen/report/diagnostic.ts';
import { reportPretty } from '../../codegen/report/pretty.ts';
import { sidesOf } from '../diff.ts';
import {
  changedSide,
  changedSources,
  projectSide,
  type TextChange,
} from '../manifest/projectSide.ts';

// Each step compiles the whole project.
const page = readFileSync('docs/reviewing-access.md', 'utf8');
const DIFF = /^```diff file=(\S+)\n([\s\S]*?)^```/gm;
const changes = [...page.matchAll(DIFF)].map(([, file = '', diff = '']): TextChange => [
  file,
  ...sidesOf(diff),
]);
const [gate, expectation] = changes;

/** The output that the page shows at a step. */
function shownAt(step: string): string {
  const found = new RegExp(`^\`\`\`text step=${step}\n([\\s\\S]*?)^\`\`\``, 'm').exec(page);
  const text = withoutNumbers(found?.[1] ?? '').trim();
  expect(text).not.toBe('');
  return text;
}

/** Lines move when other users edit the same file. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/(\.yaml:)\d+(?::\d+)?/g, '$1N').replaceAll(/^ +\d* \|/gm, ' |');
}

function unmet(changed: readonly TextChange[]): string {
  const sources = changedSources(changed);
  const diagnostics = compile(sources).diagnostics.filter(
    ({ rule }: Diagnostic) => rule === 'unmet-expectation',
  );
  const textOf = (file: string) => sources.manifests.find(({ path }) => path === file)?.text;
  return withoutNumbers(reportPretty({ diagnostics, textOf, colours: false }));
}

describe('docs/reviewing-access.md', () => {
  if (!gate || !expectation) throw new Error('The page has no changes.');

  it('explains who can download replays today', async () => {
    const side = projectSide();
    const people = accountsOf(side.model);
    const told = await explain('terminal.session.download', side, people, async () => []);
    const answers = told.kind === 'answers' ? told.answers : [];
    expect(withoutNumbers(answersPretty(answers, false))).toContain(shownAt('explain'));
  });

  it('shows who loses what by the changed gate, in the terminal and for a review', () => {
    const [before, after] = [projectSide(), changedSide([gate])];
    const told = diffSides(before, after, accountsOfBoth(before, after));
    expect(withoutNumbers(diffPretty(told, 9, false)).trim()).toBe(shownAt('diff'));
    expect(told.filter(isBreaking)).toEqual([]);
    const promised = changedSide([gate, expectation]);
    const whole = diffSides(before, promised, accountsOfBoth(before, promised));
    expect(withoutNumbers(diffMarkdown(whole, 9)).slice(0, shownAt('markdown').length)).toBe(
      shownAt('markdown'),
    );
  });

  it('holds it by the expectation: with the gate nothing is found, without it the page’s finding', () => {
    expect(unmet([gate, expectation])).toContain('No findings');
    expect(unmet([expectation])).toContain(shownAt('validate'));
  });
});
