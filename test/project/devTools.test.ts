import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('the developers’ tools', () => {
  it('are imported by nothing, so that no build contains them', () => {
    const importing = filesBelow('src')
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('src', 'dev')))
      .filter((file) =>
        /from '[./]+\/dev\/(?!PartsPage)|import\('[./]+\/dev\/(?!PartsPage)/.test(
          readFileSync(file, 'utf8'),
        ),
      );
    expect(importing).toEqual([]);
    expect(readFileSync('src/index.html', 'utf8')).not.toContain('dev/');
  });
});
