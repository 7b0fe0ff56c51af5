import type { Kind } from './kind.ts';
import { FIELDS } from './kindsOfFields.ts';
import { MEANING } from './kindsOfMeaning.ts';
import { NAMES } from './kindsOfNames.ts';
import { RECORDS } from './kindsOfRecords.ts';
import { SYNTAX } from './kindsOfSyntax.ts';
import { WORDING } from './kindsOfTexts.ts';

/** Every kind of single mistake that users make in manifests and texts. */
export const KINDS: readonly Kind[] = [
  ...SYNTAX,
  ...NAMES,
  ...FIELDS,
  ...MEANING,
  ...RECORDS,
  ...WORDING,
];
