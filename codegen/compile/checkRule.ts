import { ofRule, startOf, type Finding, type LinkContext, type Rule } from '../link/rule.ts';
import { FILE_START, type Diagnostic, type RelatedPlace } from '../report/diagnostic.ts';

/** The rule of findings about Gatehouse itself. */
export const FAULT = 'fault';

/** Every project has it. */
const PLACE = 'manifest/app.yaml';

/** The findings of a rule. One that fails is told by name, and silences no other rule. */
export function checkRule(rule: Rule, context: LinkContext): readonly Diagnostic[] {
  try {
    return withoutHeirs(rule.name, rule.check(context));
  } catch (cause) {
    const [what = '', where = ''] = String(cause instanceof Error ? cause.stack : cause).split(
      '\n',
    );
    return [
      {
        rule: FAULT,
        severity: 'error',
        message: `The rule '${rule.name}' has failed (${[what, where.trim()].filter(Boolean).join(' ')}). Gatehouse is to blame, not your manifests: please report it. All other rules were checked.`,
        file: PLACE,
        range: FILE_START,
      },
    ];
  }
}

/** One finding for a place, however many resources take over what stands there. */
function withoutHeirs(rule: string, findings: readonly Finding[]): readonly Diagnostic[] {
  const ownPlaces = new Set(
    findings.flatMap((finding) => (finding.heir ? [] : [startOf(finding)])),
  );
  const heirs = new Map<string, RelatedPlace[]>();
  const kept = findings.filter((finding) => {
    const place = startOf(finding);
    if (!finding.heir) return true;
    const before = heirs.get(place) ?? [];
    heirs.set(place, [...before, { message: 'It is taken over here.', ...finding.heir }]);
    return before.length === 0 && !ownPlaces.has(place);
  });
  return kept.map((finding) => ofRule(rule, finding, heirs.get(startOf(finding))));
}
