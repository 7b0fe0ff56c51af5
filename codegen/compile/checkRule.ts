import { ofRule, type LinkContext, type Rule } from '../link/rule.ts';
import { FILE_START, type Diagnostic } from '../report/diagnostic.ts';

/** The rule of findings about Gatehouse itself. */
export const FAULT = 'fault';

/** Every project has it. */
const PLACE = 'manifest/app.yaml';

/** The findings of a rule. One that fails is told by name, and silences no other rule. */
export function checkRule(rule: Rule, context: LinkContext): readonly Diagnostic[] {
  try {
    return rule.check(context).map((finding) => ofRule(rule.name, finding));
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
