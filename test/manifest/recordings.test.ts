import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RECORDINGS, recordedServer } from '../../codegen/drift/recordings.ts';
import { tableFiles } from '../../codegen/scaffold/tableText.ts';
import { tableOf } from '../../codegen/server/said.ts';
import { run } from '../codegen/back/runCommand.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const folder = resolve(PROJECT, process.env['GATEHOUSE_RECORDINGS'] ?? DEFAULT_RECORDINGS);

/** Addresses below a record, without metadata, or of enterprise features, which were never recorded. */
const NOT_RECORDED = [
  'assets.commandfilterrule',
  'perms.applicationpermissionapp',
  'perms.applicationpermissionuser',
  'perms.assetpermissionasset',
  'perms.assetpermissionuser',
  'terminal.componentload',
];

/** What the recordings say: names, types and values, but no texts. */
const TABLE = resolve(PROJECT, 'manifest/servers/v2.23');

describe('the manifests and the server', () => {
  it('differ in nothing unexplained, in every resource', async () => {
    const { code, out } = await run(['drift', TABLE], PROJECT);
    expect(out).not.toMatch(/^differs/m);
    const leftOut = [...out.matchAll(/^left out {2}(\S+):/gm)].map(([, id = '']) => id);
    expect(leftOut.filter((id) => !id.startsWith('xpack.'))).toEqual(NOT_RECORDED);
    expect([code, out]).toEqual([0, expect.stringMatching(/\d+ resources compared/)]);
  });

  if (existsSync(folder)) {
    it('are compared by a table that is what the recordings say', () => {
      const files = {
        list: () => readdirSync(folder).toSorted(),
        read: (name: string) => readFileSync(join(folder, name), 'utf8'),
      };
      const said = recordedServer(files, '/api/v1/');
      const written = readdirSync(TABLE).map(
        (name) => [name.replace('.yaml', ''), readFileSync(join(TABLE, name), 'utf8')] as const,
      );
      expect(Object.fromEntries(written)).toEqual(Object.fromEntries(tableFiles(tableOf(said))));
    });
  } else {
    it('left out: no recordings, so that the facts cannot be compared with them', () => {
      expect(existsSync(folder)).toBe(false);
    });
  }
});
