import { differenceBy } from 'es-toolkit/array';
import { expectationsOf } from '../link/walk/expectations.ts';
import { compareKeys } from '../model/compareKeys.ts';
import type { KeyPath } from '../read/located.ts';
import { sourceOf } from '../report/diagnostic.ts';
import type { ExpectationSource } from '../schema/generated/manifest.ts';
import type { Change } from './changeClasses.ts';
import { differences, textOf } from './contentChanges.ts';
import type { Side } from './side.ts';

/** What `manifest/expectations.yaml` no longer says, or says otherwise, and what it says and does not hold any more. */
export function expectationChanges(before: Side, after: Side): readonly Change[] {
  return [...written(before, after), ...people(before, after), ...unmet(before, after)];
}

function written(before: Side, after: Side): readonly Change[] {
  const told = (word: 'removed' | 'added' | 'changed', name: string, detail: string): Change => ({
    class: `expectation-${word}`,
    subject: `expectation ${name}`,
    detail,
    ...placeIn(word === 'removed' ? before : after, ['expectations', name]),
  });
  const byName = ({ project }: Side) =>
    Object.entries(project.expectations?.value.expectations ?? {});
  return compareKeys(byName(before), byName(after), {
    gone: (one, name) => [told('removed', name, claimOf(one))],
    added: (one, name) => [told('added', name, claimOf(one))],
    kept: (one, other, name) => {
      const parts = differences(one, other, []);
      if (parts.length === 0) return [];
      const words = parts.map(({ path, detail }) => `${path.join('.')}: ${detail}`);
      const whom = other.who ? [`of ${other.who.join(', ')}`] : [];
      return [told('changed', name, [...whom, ...words, `because: ${other.because}`].join('; '))];
    },
  });
}

/** Whoever the expectations name: with other permissions, they promise something else. */
function people(before: Side, after: Side): readonly Change[] {
  const [then, now] = [before, after].map(({ project }) => project.expectations?.value.people);
  return differences(then, now, ['people']).map(({ path, detail }) => ({
    class: 'expectation-changed',
    subject: `expectations ${path.join('.')}`,
    detail,
    ...placeIn(after, path),
  }));
}

function placeIn({ project }: Side, path: KeyPath): Pick<Change, 'file' | 'line'> {
  return project.expectations ? sourceOf(project.expectations.atKey(path)) : {};
}

/** What an expectation says, in one line: `auditor: closed changes, because: …`. */
function claimOf(source: ExpectationSource): string {
  const { because, who, of, need } = source;
  const claims = (['open', 'closed', 'views'] as const).flatMap((claim) => {
    const words = source[claim];
    return words ? [`${who?.join(', ')}: ${claim} ${words.join(', ')}`] : [];
  });
  const wanted = Object.entries(need ?? {}).map(([key, word]) => `${key}: ${textOf(word)}`);
  const needs = need ? [`${of?.join(', ')}: only with ${wanted.join(', ')}`] : [];
  return [...needs, ...claims, `because: ${because}`].join('; ');
}

function unmet(before: Side, after: Side): readonly Change[] {
  const unmetIn = (side: Side) => expectationsOf(side)?.unmet ?? [];
  const byWords = ({ expectation, message }: ReturnType<typeof unmetIn>[number]) =>
    `${expectation} ${message}`;
  return differenceBy(unmetIn(after), unmetIn(before), byWords).map(
    ({ expectation, message }): Change => ({
      class: 'expectation-unmet',
      subject: message,
      detail: `against the expectation ${expectation}`,
      group: `the expectation ${expectation} does not hold any more`,
      ...placeIn(after, ['expectations', expectation]),
    }),
  );
}
