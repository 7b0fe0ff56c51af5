/**
 * Fields of logs, sessions and tickets, and records, whose name the server composes of two, without a blank between
 * them: `Alice Lindqvist(alice)`, `rtm-gate-01(10.20.1.11)` (contract: audit, section 1).
 */
const COMPOSED =
  /(?:^|[._])(?:user|asset|systemuser|change_by|resource|(?:joiner|applicant|assets|applications|users)_display|assignees\w*)$/;

/** Does this field hold a composed name, or several? References do by what they lead to, texts by their name. */
export function isComposed({ name, to }: { readonly name: string; readonly to?: string }): boolean {
  return COMPOSED.test(to ?? name);
}

/** With a blank before each of the last brackets: `Alice Lindqvist (alice)`, `default (server) (165)`. */
export function spaced(name: string): string {
  return name.replace(/(?<=\S)(?:\([^()]*\)|\[[^[\]]*\])+$/, (last) =>
    last.replaceAll(/[([]/g, ' $&'),
  );
}
