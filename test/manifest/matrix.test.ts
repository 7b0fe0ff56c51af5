import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountsOf } from '../../codegen/access/accounts.ts';
import { personWith } from '../../codegen/access/people.ts';
import { matrixOf, readable, type Matrix } from '../../codegen/questions/matrix.ts';
import { MATRIX_FORMATS } from '../../codegen/questions/matrixReport.ts';
import { copyOfSmall, run } from '../codegen/back/runCommand.ts';
import { projectSide } from './projectSide.ts';

describe('gatehouse matrix', () => {
  const side = projectSide();
  const matrix = matrixOf(side, accountsOf(side.model));

  it('has a column for each account, which has a role of the system and one of an organization', () => {
    expect(matrix.people).toEqual(
      ['SystemAdmin', 'SystemAuditor', 'User'].flatMap((system) =>
        ['OrgAdmin', 'OrgAuditor', 'OrgUser'].map((organization) => `${system}+${organization}`),
      ),
    );
  });

  it('has one column for accounts that reach the same, where people read it', () => {
    const { people, rows } = readable(matrix);
    expect(people).toEqual([
      'SystemAdmin',
      'SystemAuditor+OrgAdmin',
      'SystemAuditor+OrgAuditor, SystemAuditor+OrgUser, User+OrgAuditor',
      'User+OrgAdmin',
      'User+OrgUser',
    ]);
    const cells = (id: string) => rows.find((row) => row.id === id)?.cells;
    // In the root organization, which this auditor may open, roles of organizations do not count.
    const auditing = 'yes, outside the root organization';
    expect(cells('UserList')).toEqual(['yes', auditing, 'no', 'yes', 'no']);
    expect(cells('users.user.invite')?.[3]).toBe(
      'yes, with a licence, outside the root organization',
    );
    expect(cells('TaskMonitor')).toEqual(['yes', 'no', 'no', 'no', 'no']);
    expect(cells('CommandExecutions')?.[4]).toBe('yes, by setting');
  });

  it('opens to an account what neither of its roles reaches alone', () => {
    const alone = matrixOf(
      side,
      side.model.roles.map(({ name, permissions }) => personWith(name, permissions)),
    );
    const isOpen = ({ people, rows }: Matrix, id: string, name: string) =>
      rows.find((row) => row.id === id)?.cells[people.indexOf(name)]?.access === 'yes';
    const gained = matrix.rows
      .map(({ id }) => id)
      .filter(
        (id) =>
          isOpen(matrix, id, 'User+OrgAdmin') &&
          !isOpen(alone, id, 'User') &&
          !isOpen(alone, id, 'OrgAdmin'),
      );
    expect(gained).toEqual(
      expect.arrayContaining(['TicketList', 'TicketDetail', 'tickets.ticket.accept']),
    );
  });

  it('says as data what opens a page', () => {
    const { people, rows } = JSON.parse(MATRIX_FORMATS.json(matrix)) as Matrix;
    const cell = (id: string, name: string) =>
      rows.find((row) => row.id === id)?.cells[people.indexOf(name)];
    expect(cell('TicketList', 'User+OrgAdmin')).toEqual({
      access: 'yes',
      by: ['setting'],
      settings: [[{ name: 'TICKETS_ENABLED', equals: true }]],
    });
    expect(cell('users.user.invite', 'SystemAdmin+OrgUser')).toEqual({
      access: 'yes',
      by: ['licence', 'organization'],
      settings: [],
    });
    expect(cell('TicketList', 'User+OrgUser')).toEqual({ access: 'no', by: [], settings: [] });
  });

  it('quotes what a table would read as its own', () => {
    const cells: Matrix['rows'][number]['cells'] = [{ access: 'yes', by: [], settings: [] }];
    const odd: Matrix = {
      people: ['=1+1'],
      rows: [{ kind: 'page', id: 'A', path: '/a|b', gate: 'needs: a,b "c" <d>', cells }],
    };
    expect(MATRIX_FORMATS.csv(odd)).toBe(
      'kind,id,path,gate,\'=1+1\r\npage,A,/a|b,"needs: a,b ""c"" <d>",yes\r\n',
    );
    expect(MATRIX_FORMATS.markdown(odd)).toContain('| /a\\|b |');
    expect(MATRIX_FORMATS.html(odd)).toContain('needs: a,b &quot;c&quot; &lt;d&gt;');
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
    const cells = rows.find(({ id }) => id === 'BookList')?.cells;
    expect(cells?.map(({ access }) => access)).toEqual(['yes', 'no']);
  });
});
