import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { peopleOfRoles } from '../../../codegen/access/people.ts';
import { matrixOf, type Matrix } from '../../../codegen/questions/matrix.ts';
import { MATRIX_FORMATS } from '../../../codegen/questions/matrixReport.ts';
import { copyOfSmall, run } from '../back/runCommand.ts';
import { projectSide } from './projectSide.ts';

describe('gatehouse matrix', () => {
  it('has a column for each built-in role and a row for each page and action', () => {
    const side = projectSide();
    const { people, rows } = matrixOf(side, peopleOfRoles(side.model.roles));
    expect(people).toEqual([
      'SystemAdmin',
      'SystemAuditor',
      'User',
      'OrgAdmin',
      'OrgAuditor',
      'OrgUser',
    ]);
    const cells = (id: string) => rows.find((row) => row.id === id)?.cells;
    expect(cells('UserList')).toEqual(['yes', 'no', 'no', 'yes', 'no', 'no']);
    expect(cells('users.user.invite')?.[3]).toBe(
      'yes, with a licence, outside the root organization',
    );
    expect(cells('TaskMonitor')).toEqual(['yes', 'no', 'no', 'no', 'no', 'no']);
    expect(cells('CommandExecutions')?.[5]).toBe('yes, by setting');
  });

  it('quotes what a table would read as its own', () => {
    const matrix: Matrix = {
      people: ['=1+1'],
      rows: [{ kind: 'page', id: 'A', path: '/a|b', gate: 'needs: a,b "c" <d>', cells: ['yes'] }],
    };
    expect(MATRIX_FORMATS.csv(matrix)).toBe(
      'kind,id,path,gate,\'=1+1\r\npage,A,/a|b,"needs: a,b ""c"" <d>",yes\r\n',
    );
    expect(MATRIX_FORMATS.markdown(matrix)).toContain('| /a\\|b |');
    expect(MATRIX_FORMATS.html(matrix)).toContain('needs: a,b &quot;c&quot; &lt;d&gt;');
  });

  it('has a column for a person of a file, in the situation of the file', async () => {
    const folder = copyOfSmall();
    const person = {
      username: 'eve',
      perms: ['library.view_book'],
      organizations: { console: ['Default'] },
    };
    for (const [file, LENDING] of [
      ['on.yaml', true],
      ['off.yaml', false],
    ] as const) {
      writeFileSync(join(folder, file), JSON.stringify({ ...person, settings: { LENDING } }));
    }
    const { out, code } = await run(
      ['matrix', '--format', 'json', '--as', 'on.yaml', '--as', 'off.yaml'],
      folder,
    );
    const { people, rows } = JSON.parse(out) as Matrix;
    expect([code, people]).toEqual([0, ['eve', 'eve']]);
    expect(rows.find(({ id }) => id === 'BookList')?.cells).toEqual(['yes', 'no']);
  });
});
