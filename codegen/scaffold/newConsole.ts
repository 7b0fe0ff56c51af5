import { languageOf } from '../read/catalogues.ts';
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

/** Texts besides those that are made from names. */
const TEXTS: readonly (readonly [string, string])[] = [[`views.${VIEW}`, 'Console']];

/** The language that shows what another one lacks. */
const LANGUAGE_OF_FRAME = 'en';

/**
 * Writes the files of a console that has one view, one resource, one language, and neither a licence nor
 * organizations. A language without the words of the frame gets English beside it, until it is translated.
 */
export function newConsole(draft: DraftFiles, console: NewConsole): void {
  const { name, language, resource } = console;
  checkLanguage(language);
  const isOfFrame = draft.sources().frame?.some(({ path }) => languageOf(path) === language);
  const languages = isOfFrame
    ? lineOf(language)
    : `${lineOf(language, { complete: scalar(false) })}${lineOf(LANGUAGE_OF_FRAME)}`;
  draft.set(
    'manifest/app.yaml',
    `# What the product is, and the limits its owner may change.
app: ${scalar(name)}
version: v1.0.0
base: /ui/

languages:
${languages}defaultLanguage: ${scalar(language)}
fallbackLanguage: ${scalar(isOfFrame ? language : LANGUAGE_OF_FRAME)}

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

/** A language in `app.yaml`. */
function lineOf(language: string, facts: Readonly<Record<string, string>> = {}): string {
  const name = scalar(nameOfLanguage(language));
  return `  ${keyOf(language)}: ${inline({ cookie: scalar(language), name, ...facts })}\n`;
}
