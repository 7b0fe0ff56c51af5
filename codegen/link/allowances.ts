import { commentsIn, type CompilerComment } from '../read/comments.ts';
import type { SourceFile } from '../read/sources.ts';
import { TRANSLATE } from '../read/translationMarks.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { nearest } from '../schema/nearest.ts';
import type { ParsedProject } from '../schema/project.ts';
import { errorAt, ofRule, warningAt, type Finding } from './rule.ts';
import { unusedText } from './rules/texts.ts';
import { isAsBefore, untranslatedText } from './rules/untranslatedText.ts';

/** The rule about comments that allow something. */
export const USELESS_ALLOWANCE = 'useless-allowance';

/** The names of rules whose findings can be allowed: they are warnings. */
export const ALLOWED = [
  'open-object',
  'rejected-term',
  'ungrantable-permission',
  'unknown-field',
  'untranslated-text',
  'unused-text',
];
const ALLOWANCE = /^allow ([\w-]+) because \S.*$/;
const FORM = '# gatehouse: allow <rule> because <reason>';

type AboutAllowances = Pick<ParsedProject, 'app' | 'catalogues' | 'textUses' | 'broken'>;

/** It silences the warnings of its line. */
interface Allowance extends Omit<CompilerComment, 'words'> {
  /** Undefined when the comment is not of the form above. */
  readonly rule: string | undefined;
}

/**
 * Findings without the warnings that a comment allows in place: `# gatehouse: allow unused-text because …` at the
 * end of the line, or in a line of its own above it. A comment that allows nothing is a finding itself.
 *
 * @param files manifests and catalogues
 */
export function withoutAllowed(
  found: readonly Diagnostic[],
  files: readonly SourceFile[],
  project: AboutAllowances,
): readonly Diagnostic[] {
  const allowances = files.flatMap(allowancesIn);
  if (allowances.length === 0) return found;
  const used = new Set<Allowance>();
  const rest = found.filter((finding) => {
    if (finding.severity === 'error') return true;
    const allowance = allowances.find(
      ({ file, line, rule }) =>
        file === finding.file && line === finding.range.start.line && rule === finding.rule,
    );
    if (allowance) used.add(allowance);
    return allowance === undefined;
  });
  const idle = allowances.filter((allowance) => !used.has(allowance));
  const useless = idle.flatMap((allowance) => findingsOf(allowance, project));
  return [...rest, ...useless.map((finding) => ofRule(USELESS_ALLOWANCE, finding))];
}

/** Nothing is said of a comment whose warning cannot be known: in broken projects, and without the code. */
function findingsOf(
  { file, line, range, rule }: Allowance,
  project: AboutAllowances,
): readonly Finding[] {
  const place = { file, range };
  if (rule === undefined) {
    return [errorAt(place, { message: 'This comment allows nothing.', expected: FORM })];
  }
  if (!ALLOWED.includes(rule)) {
    return [
      errorAt(place, {
        message: `'${rule}' names no warning, so it cannot be allowed.`,
        expected: `one of ${ALLOWED.join(', ')}`,
        suggestion: () => nearest(rule, ALLOWED),
      }),
    ];
  }
  const { textUses, broken } = project;
  if (broken.length > 0 || (rule === unusedText.name && !textUses)) return [];
  if (rule === untranslatedText.name && isAsBefore(project, { file, line })) return [];
  return [
    warningAt(place, { message: `There is no '${rule}' here any more: remove the comment.` }),
  ];
}

function allowancesIn(file: SourceFile): readonly Allowance[] {
  return commentsIn(file)
    .filter(({ words }) => !TRANSLATE.test(words))
    .map(({ words, ...place }) => ({ ...place, rule: ALLOWANCE.exec(words)?.[1] }));
}
