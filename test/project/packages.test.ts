import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the packages the product names', () => {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));

  it('takes xlsx from the alias that is still maintained', () => {
    expect(manifest).toMatchObject({ dependencies: { xlsx: 'npm:@e965/xlsx@0.20.3' } });
  });

  it('pins every version exactly', () => {
    const { dependencies, devDependencies } = manifest as Record<string, Record<string, string>>;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => /^[~^]|\*|latest/.test(version))).toEqual([]);
  });
});
