import { isNode, isScalar, parseDocument, visit } from 'yaml';
import type { TextEdit } from '../read/textEdit.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { GATE_KEYS } from '../schema/gates.ts';

/** Who may do what, and what is expected of that. */
const FILES = /^manifest\/(?:permissions|roles|features|expectations)\.yaml$/;
/** In hand-written code, too. */
const RULES: ReadonlySet<string> = new Set([
  'unknown-permission',
  'ungrantable-permission',
  'unknown-setting',
  'unknown-role',
  'unknown-subject',
]);

/** Whether an edit changes who reaches something: a gate, a permission, a setting, a role or an expectation. */
export function isOfGate(text: string, { file, rule }: Diagnostic, edit: TextEdit): boolean {
  if (FILES.test(file) || RULES.has(rule) || edit.text in GATE_KEYS) return true;
  if (!file.startsWith('manifest/')) return false;
  let found = false;
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !(String(key.value) in GATE_KEYS) || !isNode(value)) return;
      const [start = 0, end = 0] = value.range ?? [];
      if (edit.start >= start && edit.end <= end) found = true;
    },
  });
  return found;
}
