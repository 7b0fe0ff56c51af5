import { expectationsOf } from '../link/walk/expectations.ts';
import { sourceOf } from '../report/diagnostic.ts';
import type { ExpectationSource } from '../schema/generated/manifest.ts';
import type { Change } from './changeClasses.ts';
import { differences, textOf } from './contentChanges.ts';
import type { Side } from './side.ts';

/** What `manifest/expectations.yaml` no longer says, or says otherwise, and what it says and does not hold any more. */
export function expectationChanges(before: Side, after: Side): readonly Change[] {
  return [...written(before, after), ...people(before, after), ...unmet(before, after)];
}

function written({ project: { expectations: then } }: Side, { project }: Side): readonly Change[] {
  const { expectations: now } = project;
  const [old, next] = [then?.value.expectations ?? {}, now?.value.expectations ?? {}];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap(
    (name): readonly Change[] => {
      const [one, other] = [old[name], next[name]];
      const subject = `expectation ${name}`;
      const path = ['expectations', name];
      if (!other) {
        const place = then && sourceOf(then.atKey(path));
        return one
          ? [{ class: 'expectation-removed', subject, detail: claimOf(one), ...place }]
          : [];
      }
      const place = now && sourceOf(now.atKey(path));
      if (!one) return [{ class: 'expectation-added', subject, detail: claimOf(other), ...place }];
      const parts = differences(one, other, []).map(
        ({ path: [key = '', ...rest], detail }) => `${[key, ...rest].join('.')} ${detail}`,
      );
      const detail = [...(other.who ? [`of ${other.who.join(', ')}`] : []), ...parts].join('; ');
      return parts.length === 0
        ? []
        : [{ class: 'expectation-changed', subject, detail, ...place }];
    },
  );
}

/** Whoever the expectations name: with other permissions, they promise something else. */
function people({ project: { expectations: then } }: Side, { project }: Side): readonly Change[] {
  const { expectations: now } = project;
  return differences(then?.value.people, now?.value.people, ['people']).map(({ path, detail }) => ({
    class: 'expectation-changed',
    subject: `expectations ${path.join('.')}`,
    detail,
    ...(now && sourceOf(now.atKey(path))),
  }));
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
  const of = (side: Side) => expectationsOf(side)?.unmet ?? [];
  const formerMessages = new Set(
    of(before).map(({ expectation, message }) => `${expectation} ${message}`),
  );
  const located = after.project.expectations;
  return of(after)
    .filter(({ expectation, message }) => !formerMessages.has(`${expectation} ${message}`))
    .map(({ expectation, message }) => ({
      class: 'expectation-unmet' as const,
      subject: message,
      detail: `against the expectation ${expectation}`,
      group: `the expectation ${expectation} does not hold any more`,
      ...(located && sourceOf(located.atKey(['expectations', expectation]))),
    }));
}
