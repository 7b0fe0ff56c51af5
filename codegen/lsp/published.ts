import type { Diagnostic as EditorDiagnostic } from 'vscode-languageserver';
import { fullMessage, type Diagnostic } from '../report/diagnostic.ts';
import { toEditor } from './positions.ts';
import type { Uris } from './uris.ts';

/** As in `DiagnosticSeverity` and `DiagnosticTag`. */
const SEVERITY = { error: 1, warning: 2 } as const;
const UNNECESSARY = 1;

/**
 * A finding in the form of the editor.
 *
 * @param pageOf the address of the page about a rule; undefined where there is none
 */
export function published(
  diagnostic: Diagnostic,
  { uriOf }: Pick<Uris, 'uriOf'>,
  pageOf: (rule: string) => string | undefined,
): EditorDiagnostic {
  const { rule, severity, range, related = [] } = diagnostic;
  const page = pageOf(rule);
  return {
    range: toEditor(range),
    severity: SEVERITY[severity],
    source: 'gatehouse',
    code: rule,
    ...(page !== undefined && { codeDescription: { href: page } }),
    message: fullMessage(diagnostic),
    ...(rule === 'unused-text' && { tags: [UNNECESSARY] }),
    ...(related.length > 0 && {
      relatedInformation: related.map((one) => ({
        location: { uri: uriOf(one.file), range: toEditor(one.range) },
        message: one.message,
      })),
    }),
  };
}
