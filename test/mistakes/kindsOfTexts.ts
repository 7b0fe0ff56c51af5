import {
  becomes,
  file,
  instead,
  key,
  kind,
  lostLine,
  misspelt,
  scalar,
  textOf,
  TEXTS,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** Texts that users would stumble over. */
export const WORDING: readonly Kind[] = [
  kind('a misspelt key of a text', TEXTS, /\//, misspelt, key),
  kind('a text that is empty', TEXTS, /\//, becomes("' '"), scalar),
  kind('a misspelt placeholder', TEXTS, /\//, instead(/%\{(\w+)\}/, '%{x$1}'), {
    of: 'scalar',
    text: /%\{\w/,
  }),
  kind(
    'the same misspelt placeholder in all languages',
    /^locales\/en\//,
    /\//,
    instead(/%\{(\w+)\}/, '%{x$1}'),
    { of: 'scalar', text: /%\{\w/, everywhere: true },
  ),
  kind('a text lost in one language', TEXTS, /^$/, lostLine(/^ {2,}[\w-]+: [^{|>\s].*$/), file),
  kind('an English text in Chinese', /^locales\/zh\//, /\//, textOf('en', /[a-z]{3}/), scalar),
  kind('an English text in Japanese', /^locales\/ja\//, /\//, textOf('en', /[a-z]{3}/), scalar),
  kind(
    'a Chinese text in Japanese',
    /^locales\/ja\//,
    /\//,
    textOf('zh', /\p{Script=Han}/u),
    scalar,
  ),
  kind(
    'a Japanese text in Chinese',
    /^locales\/zh\//,
    /\//,
    textOf('ja', /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u),
    scalar,
  ),
  kind('a number for a text', TEXTS, /\//, becomes('7'), scalar),
  kind(
    'a text that is renamed in all languages',
    /^locales\/en\/(?!shell\/reactAdmin)/,
    /\//,
    ({ text }) => `${text}x`,
    {
      of: 'key',
      text: /^\w+$/,
      everywhere: true,
    },
  ),
];
