import { checkLanguage, nameOfLanguage } from './addLanguage.ts';
import { addResource, type NewResource } from './addResource.ts';
import { addTexts } from './addTexts.ts';
import type { DraftFiles } from './draftFiles.ts';
import { block, inline, keyOf, scalar } from '../edit/yamlText.ts';

/** The view that a console begins with. */
const VIEW = 'console';

interface NewConsole {
  readonly name: string;
  /** Code of its language: `en`. */
  readonly language: string;
  readonly resource: NewResource;
}

/** Texts of the pages of every resource. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['titles.create', 'Create: %{one}'],
  ['titles.update', 'Update: %{one}'],
  ['titles.detail', '%{one}'],
  ['groups.basic', 'Basics'],
  ['tabs.summary', 'Summary'],
  ['fields.id', 'ID'],
  [`views.${VIEW}`, 'Console'],
];

/**
 * Writes the files of a console that has one view, one resource, one language, and neither a licence nor
 * organizations.
 */
export function newConsole(draft: DraftFiles, console: NewConsole): void {
  const { name, language, resource } = console;
  checkLanguage(language);
  const described = inline({ cookie: scalar(language), name: scalar(nameOfLanguage(language)) });
  draft.set(
    'manifest/app.yaml',
    `# What the product is, and the limits its owner may change.
app: ${scalar(name)}
version: v1.0.0
base: /ui/

languages:
  ${keyOf(language)}: ${described}
defaultLanguage: ${scalar(language)}
fallbackLanguage: ${scalar(language)}

pageSizes: [15, 30, 50, 100]    # rows a page; the first is the default
passwordWarningDays: 5          # days before a local password expires
`,
  );
  draft.set(
    'manifest/api.yaml',
    '# What the server answers, below the root of the API.\naddresses:\n',
  );
  draft.set('manifest/permissions.yaml', '# Every permission that the server knows.\napps:\n');
  draft.set(
    'manifest/features.yaml',
    '# The public settings of the server that open and close pages.\nsettings: {}\n',
  );
  const known = new Map(TEXTS);
  const { api } = addResource(draft, resource, known);
  const route = {
    resource: scalar(resource.id),
    needs: scalar(resource.id.replace('.', '.view_')),
  };
  draft.set(
    `manifest/views/${VIEW}.yaml`,
    `# The pages, and who may open them.\nview: ${VIEW}\n${block({ routes: { [api.split('/').at(-1) ?? '']: inline(route) } })}`,
  );
  addTexts(draft, { known, isMeant: () => true });
}
