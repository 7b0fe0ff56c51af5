import { compile } from '../../../codegen/compile/compile.ts';
import type { SourceSet } from '../../../codegen/read/sources.ts';
import { baseFiles } from '../front/goldenProject.ts';

export const TABLE = `
permissions:
  users: { token: { verbs: [view, add], system: [add] } }
addresses:
  users/tokens:
    methods: [GET, POST, OPTIONS]
    fields:
      id: string
      name: { type: string, required: true, maxLength: 32 }
      kind: { type: choice, choices: [short, long], default: short }
      kind_display: { type: field, readOnly: true }
      owner: field
      readers: field
      uses_amount: { type: field, readOnly: true }
      is_used: { type: field, readOnly: true }
      secret: { type: string, writeOnly: true }
      place: { type: nested object, fields: { room: { type: string, maxLength: 8 } } }
      unseen: { type: string, maxLength: 9 }
  users/tokens/:id: [GET, OPTIONS]
`;
const HEAD = `
resource: users.token
name: Token
api: users/tokens
server: { search: [name], order: [name] }
`;

/** The small project with a table and a resource of it. */
export function sources(resource: string, more: Readonly<Record<string, string>> = {}): SourceSet {
  const files = Object.entries({
    ...Object.fromEntries(baseFiles()),
    'manifest/servers/v1/users.yaml': TABLE,
    'manifest/resources/users/token.yaml': HEAD + resource,
    ...more,
  });
  const below = (folder: string) =>
    files.flatMap(([path, text]) => (path.startsWith(folder) ? [{ path, text }] : []));
  return { manifests: below('manifest/'), locales: below('locales/'), overrides: [] };
}

/** What is wrong besides texts and pages, which these resources do not have. */
export function faults(
  resource: string,
  more?: Readonly<Record<string, string>>,
): readonly string[] {
  return compile(sources(resource, more))
    .diagnostics.filter(({ rule }) => !/text|route|override/.test(rule))
    .map(({ rule, file, range, message }) => `${rule} ${file}:${range.start.line} ${message}`);
}
