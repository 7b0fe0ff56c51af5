import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const PROJECT = join(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'zh', 'ja'];
/** Parts of react-admin that no page of the console can show, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'ra.auth.': 'people log in on a page of the server',
  'ra.action.toggle_theme': 'the account menu has the themes',
  'ra.action.update_application': 'the console asks for its own new version',
  'ra.configurable.': 'nobody rearranges pages in the browser',
  'ra.inspector.': 'nobody rearranges pages in the browser',
  'ra.guesser.': 'fields are those of the manifests',
  'ra.message.auth': 'the session is checked before any page is shown',
  'ra.navigation.skip_nav': 'the frame has its own link to the content',
  'ra.notification.application_update': 'the console asks for its own new version',
  'ra.page.authentication': 'the session is checked before any page is shown',
  'ra.page.dashboard': 'dashboards are pages of the manifests',
};

/** The texts that react-admin's own components name. */
function namedByReactAdmin(): readonly string[] {
  const named = ['ra-core', 'ra-ui-materialui'].flatMap((library) => {
    const folder = join(PROJECT, 'node_modules', library, 'dist');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !/\.(?:spec|stories)\./.test(file))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(/['"`](ra(?:\.\w+){2,})['"`]/g)].map(
          ([, key = '']) => key,
        ),
      );
  });
  return [...new Set(named)].filter(
    (key) => !Object.keys(NOT_SHOWN).some((part) => key.startsWith(part)),
  );
}

function has(texts: unknown, key: string): boolean {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], texts);
  return typeof found === 'string';
}

it.each(LANGUAGES)('whatever react-admin’s own components say is there (%s)', (language) => {
  const texts: unknown = parse(
    readFileSync(join(PROJECT, 'src/i18n/frame', language, 'reactAdmin.yaml'), 'utf8'),
  );
  const named = namedByReactAdmin();
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !has(texts, key))).toEqual([]);
});
