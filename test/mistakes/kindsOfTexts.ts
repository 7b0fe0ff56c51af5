import {
  becomes,
  file,
  instead,
  key,
  kind,
  kinds,
  lostLine,
  misspelt,
  scalarLike,
  textOf,
  TEXTS,
} from './changes.ts';
import type { Kind } from './kind.ts';

/** Texts that users would stumble over. */
export const WORDING: readonly Kind[] = [
  kind('a misspelt key of a text', TEXTS, /\//, misspelt, key),
  ...kinds(TEXTS, {
    'a text that is empty': [/\//, becomes("' '")],
    'a misspelt placeholder': [/\//, instead(/%\{(\w+)\}/, '%{x$1}'), scalarLike(/%\{\w/)],
    'a text lost in one language': [/^$/, lostLine(/^ {2,}[\w-]+: [^{|>\s].*$/), file],
    'a number for a text': [/\//, becomes('7')],
  }),
  kind(
    'the same misspelt placeholder in all languages',
    /^locales\/en\//,
    /\//,
    instead(/%\{(\w+)\}/, '%{x$1}'),
    { of: 'scalar', text: /%\{\w/, everywhere: true },
  ),
  ...kinds(/^locales\/zh\//, {
    'an English text in Chinese': [/\//, textOf('en', /[a-z]{3}/)],
    'a Japanese text in Chinese': [
      /\//,
      textOf('ja', /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u),
    ],
  }),
  ...kinds(/^locales\/ja\//, {
    'an English text in Japanese': [/\//, textOf('en', /[a-z]{3}/)],
    'a Chinese text in Japanese': [/\//, textOf('zh', /\p{Script=Han}/u)],
  }),
  kind(
    'a text that is renamed in all languages',
    /^locales\/en\//,
    /\//,
    ({ text }) => `${text}x`,
    {
      of: 'key',
      text: /^\w+$/,
      everywhere: true,
    },
  ),
];
