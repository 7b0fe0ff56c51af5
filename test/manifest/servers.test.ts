import { describe, expect, it } from 'vitest';
import type { Change } from '../../codegen/questions/changeClasses.ts';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { pageDifferences } from '../project/pageDifferences.ts';
import { run } from '../codegen/back/runCommand.ts';
import { projectModel } from '../projectModel.ts';

const folder = engineFolder();

describe('an upgrade of the server', () => {
  it('is told in words: what is gone, what is new', async () => {
    const told = async (old: string, now: string) => {
      const { out, code } = await run(['diff', '--server', old, now, '--format', 'json'], folder);
      expect(code).toBe(0);
      const { changes } = JSON.parse(out) as { readonly changes: readonly Change[] };
      return changes.map((change) => `${change.class} ${change.subject}: ${change.detail}`);
    };
    const upgrade = await told('v2.23', 'v2.28');
    expect(upgrade).toContain('field-removed assets.systemuser.assets_amount: integer');
    expect(upgrade).toContain('field-widened assets.systemuser.protocol: with clickhouse');
    expect(upgrade).toContain('permission-added orgs.view_alljoinedorg: new');
    expect(await told('v2.28', 'v2.23')).toContain(
      'field-added assets.systemuser.assets_amount: integer',
    );
  });

  it('to a version that the project does not serve is refused', async () => {
    const { err, code } = await run(['diff', '--server', 'v2.23', 'v4'], folder);
    expect(code).toBe(2);
    expect(err).toContain("The project serves no server 'v4'. It is one of v2.23, v2.28.");
    const drift = await run(['drift', '--server', 'v4'], folder);
    expect([drift.code, drift.err]).toEqual([
      2,
      expect.stringContaining("no table of the server 'v4'"),
    ]);
  });

  it('leaves its marks on these pages', () => {
    const pages = new Map(pageDifferences(projectModel()).map((one) => [one.page, one.has]));
    expect(pages.get('Endpoints')?.['v2.23']).toContain('MySQL port');
    expect(pages.get('Application permissions')).toEqual({
      'v2.23': [],
      'v2.28': ['Type: ClickHouse'],
    });
  });
});
