import { expect, it } from 'vitest';
import type { Change } from '../../codegen/questions/changeClasses.ts';
import { engineFolder } from '../../codegen/read/engineFolder.ts';
import { run } from '../codegen/back/runCommand.ts';
import { gitProject } from '../codegen/questions/gitProject.ts';

it('gatehouse diff of two commits names everybody who gains by a gate that the second one dropped', async () => {
  const project = gitProject(engineFolder(), ['manifest', 'locales', 'src/overrides']);
  project.commit('before');
  project.change('manifest/views/console.yaml', ', needs: ops.view_taskmonitor', '');
  project.commit('after');
  const { out, code } = await run(['diff', 'before', 'after', '--format', 'json'], project.folder);
  const { changes } = JSON.parse(out) as { readonly changes: readonly Change[] };
  const gained = changes.find(({ class: kind }) => kind === 'access-gained');
  expect([code, gained?.class, gained?.people]).toEqual([
    0,
    'access-gained',
    ['SystemAuditor+OrgAdmin', 'User+OrgAdmin'],
  ]);
  expect(gained?.detail).toBe(
    'closed before by needs: ops.view_taskmonitor of /console/task-monitor',
  );
});
