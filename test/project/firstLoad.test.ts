import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_LOAD_FILES, FORM_FILE } from '../../codegen/model/firstLoad.ts';
import { GENERIC_PAGES } from '../../codegen/model/genericPages.ts';

const PROJECT = join(import.meta.dirname, '../..');

describe('a file that the compiler and the build name', () => {
  it.each([...new Set([...FIRST_LOAD_FILES, FORM_FILE, ...Object.values(GENERIC_PAGES)])])(
    'is there: %s',
    (file) => {
      expect(existsSync(join(PROJECT, file))).toBe(true);
    },
  );
});
