import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The packages that the product is asked to be built with. */
const NAMED = [
  'react',
  'react-dom',
  'react-admin',
  'ra-data-simple-rest',
  'ra-i18n-polyglot',
  '@mui/material',
  'yaml',
  'ajv',
  'ts-morph',
  'commander',
  'js-cookie',
  'jsencrypt',
  'papaparse',
  'xlsx',
  'dayjs',
  'vite',
  'vitest',
];
const PRODUCT = ['codegen', 'src', 'sandbox', 'vite.config.ts'];

function sources(path: string): readonly string[] {
  if (/\.(tsx?|mjs)$/.test(path)) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() || /\.(tsx?|mjs)$/.test(entry.name) ? sources(join(path, entry.name)) : [],
  );
}

describe('the packages the product names', () => {
  const texts = PRODUCT.flatMap(sources);
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

  it.each(NAMED)('%s is imported by product code', (name) => {
    const used = new RegExp(`(from|import|import\\()\\s*['"]${name}(/[^'"]*)?['"]`);
    expect(texts.some((text) => used.test(text))).toBe(true);
  });

  it('takes xlsx from the alias that is still maintained', () => {
    expect(manifest).toMatchObject({ dependencies: { xlsx: 'npm:@e965/xlsx@0.20.3' } });
  });

  it('pins every version exactly', () => {
    const { dependencies, devDependencies } = manifest as Record<string, Record<string, string>>;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => /^[~^]|\*|latest/.test(version))).toEqual([]);
  });
});
