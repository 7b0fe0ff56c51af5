import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import type { SourceFile } from '../../codegen/read/sources.ts';

const FOLDERS = [
  'examples',
  'src/i18n/frame',
  'test/codegen/golden/base',
  'test/codegen/back/fixtures',
];
const MANIFEST_OR_TEXTS = /(?:^|\/)(?:manifest|locales|frame)\/.*\.yaml$/;

/** The manifests and texts that come with the engine: the examples, the small projects of tests, and the frame's words. */
export function engineFiles(): readonly SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(engineFolder(), folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
    .filter((path) => MANIFEST_OR_TEXTS.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(engineFolder(), path), 'utf8') }));
}
