/**
 * Fields of logs, sessions and tickets that hold a name which the server composes of two, without a blank between
 * them: `Alice Lindqvist(alice)`, `rtm-gate-01(10.20.1.11)` (contract: audit, section 1).
 */
const COMPOSED_FIELD =
  /(?:^|\.)(?:(?:apply_(?:login|run)_)?(?:user|asset|system_user)|apply_(?:assets|applications|system_users)_display|change_by|resource|(?:joiner|applicant)_display|(?:step_)?assignees(?:_display|_read_only)?)$/;

/** Records that the server shows so wherever they are named. */
const COMPOSED_RECORD = /^(?:users\.user|assets\.(?:asset|systemuser))$/;

/** Does this field hold a composed name, or several? References do by what they lead to, texts by their name. */
export function isComposed({ name, to }: { readonly name: string; readonly to?: string }): boolean {
  return to === undefined ? COMPOSED_FIELD.test(name) : COMPOSED_RECORD.test(to);
}

/** With a blank before each of the last brackets: `Alice Lindqvist (alice)`, `default (server) (165)`. */
export function spaced(name: string): string {
  return name.replace(/(?<=\S)(?:\([^()]*\)|\[[^[\]]*\])+$/, (last) =>
    last.replaceAll(/[([]/g, ' $&'),
  );
}
