import { parse } from 'yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile, type CompileResult } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import { isMap } from '../../codegen/model/isMap.ts';
import { inLanguage, languageOf } from '../../codegen/read/catalogues.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import { chooseLanguage } from '../../src/i18n/language.ts';
import { openWorld } from '../sandbox/world.ts';
import { projectSources } from '../projectSources.ts';

const LINE = '  fr: { cookie: fr, name: Français }\n';
const NAME = 'Nom d’utilisateur';

/** The project with a fourth language in `app.yaml` and its texts, which are English except one. */
function withFrench(): CompileResult {
  const { manifests, locales, ...others } = projectSources();
  const french = locales
    .filter(({ path }) => languageOf(path) === 'en')
    .map(({ path, text }) => ({
      path: inLanguage(path, 'fr'),
      text: text
        .replace(/^ {2}username: Username$/m, `  username: ${NAME}`)
        // What English must not say, French may: the comment would allow nothing.
        .replaceAll(/^ *# gatehouse: allow rejected-term .*\n/gm, ''),
    }));
  return compile({
    ...others,
    manifests: manifests.map((file) =>
      file.path === 'manifest/app.yaml'
        ? { ...file, text: file.text.replace(/^languages:\n/m, `languages:\n${LINE}`) }
        : file,
    ),
    locales: [...locales, ...french],
  });
}

/** The project without a language: its line in `app.yaml`, its texts, and its terms in the glossary. */
function without(language: string): CompileResult {
  const { manifests, locales, ...others } = projectSources();
  const line = new RegExp(`^ {2}${language}: \\{ cookie: .*\\n`, 'm');
  const isOnly = (value: unknown) =>
    isMap(value) && Object.keys(value).every((key) => key === language);
  return compile({
    ...others,
    manifests: manifests.map(({ path, text }) => ({
      path,
      text:
        path === 'manifest/glossary.yaml'
          ? // JSON is YAML.
            JSON.stringify(parse(text), (key, value: unknown) =>
              key === language || isOnly(value) ? undefined : value,
            )
          : text.replace(line, '').replace(`defaultLanguage: ${language}`, 'defaultLanguage: en'),
    })),
    locales: locales.filter(({ path }) => languageOf(path) !== language),
  });
}

describe('a language fewer', () => {
  it.each(['ja', 'zh'])('%s leaves nothing to be removed besides', (language) => {
    const { model, diagnostics } = without(language);
    expect(diagnostics).toEqual([]);
    expect(model?.app.languages.map(({ code }) => code)).not.toContain(language);
  });
});

describe('a fourth language is a line in app.yaml and a folder of texts', () => {
  let result: CompileResult;
  let model: ConsoleModel;
  beforeAll(() => {
    result = withFrench();
    if (!result.model) throw new Error(JSON.stringify(result.diagnostics));
    model = result.model;
  });

  it('of which validate finds nothing but the texts that are still English', () => {
    const rules = result.diagnostics.map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(['untranslated-text']));
    expect(rules.length).toBeGreaterThan(1000);
  });

  it('which is generated, offered, and taken from the browser', () => {
    expect(emit(model).map(({ path }) => path)).toContain('generated/locales/fr/start.ts');
    const { languages, defaultLanguage } = model.app;
    expect(languages.map(({ name }) => name)).toContain('Français');
    const wish = { languages, defaultLanguage, cookie: undefined, browser: ['fr-CA', 'en'] };
    expect(chooseLanguage(wish)).toBe('fr');
  });

  it('which the sandbox speaks where texts are the manifests’, and English where they are its own', async () => {
    const world = openWorld({ model });
    const visitor = world.visitor('fr');
    const { text } = await visitor.get('/core/auth/login/');
    expect(text).toContain('<html lang="fr">');
    expect(text).toContain('hreflang="fr" aria-current="true">Français</a>');
    expect(text).toContain('Log in');
    const admin = await world.as('admin', 'fr');
    const described = await admin.options('/api/v1/users/users/');
    expect(JSON.stringify(described.body)).toContain(NAME);
  });
});
