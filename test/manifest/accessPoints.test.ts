import { describe, expect, it } from 'vitest';
import { demandsOf } from '../../codegen/access/decide.ts';
import { compareDemands } from '../../codegen/access/compareDemands.ts';
import type { AccessPoint } from '../../codegen/access/accessPoint.ts';
import { select } from '../../codegen/access/selectors.ts';
import type { Gate } from '../../codegen/model/gates.ts';
import { isAction, offersOf } from '../../codegen/model/offers.ts';
import { projectSide } from './projectSide.ts';

const side = projectSide();

/** What an access point asks for besides an organization in a list, which is the view's and in no gate. */
function ownDemands({ requirements }: AccessPoint) {
  return requirements.map(({ demand }) => demand).filter((demand) => !('list' in demand));
}

function same(point: AccessPoint | undefined, gate: Gate | undefined): string {
  return point ? compareDemands(ownDemands(point), demandsOf(gate ?? {})) : 'no point';
}

describe('what pages and actions ask for', () => {
  it('is for every route what its gate in the model asks for', () => {
    const different = side.model.routes
      .map(({ name, gate }) => `${name}: ${same(side.points.get(name), gate)}`)
      .filter((line) => !line.endsWith(': same'));
    expect(different).toEqual([]);
  });

  it('is for every button and action what its gate in the model asks for', () => {
    const different = [...side.model.resources.values()].flatMap(({ definition }) => {
      const { id } = definition;
      return offersOf(definition).flatMap((offer) => {
        const { gate } = offer;
        const doubled = isAction(offer) && side.points.has(`${id}.actions.${offer.key}`);
        const key = doubled ? `actions.${offer.key}` : offer.key;
        const told = same(side.points.get(`${id}.${key}`), gate);
        return told === 'same' ? [] : [`${id}.${key}: ${told}`];
      });
    });
    expect(different).toEqual([]);
  });

  it('stands for each in a file, at a line', () => {
    const nowhere = [...side.points.values()].filter((point) =>
      point.requirements.some(
        ({ at }) => !at().file.startsWith('manifest/') || at().range.start.line < 1,
      ),
    );
    expect(nowhere).toEqual([]);
  });

  it('is shown on a page or tab that exists', () => {
    const lost = [...side.points.values()].flatMap(({ id, within }) =>
      within.filter((page) => !side.points.has(page)).map((page) => `${id} on ${page}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('what is shown of a record', () => {
  const kindsOf = (ids: readonly string[] = []) =>
    new Set(ids.map((id) => side.points.get(id)?.pageKind));

  it('is on its page for tabs, buttons and actions, and not on the forms that create or update it', () => {
    for (const { id, kind, within } of side.points.values()) {
      if (kind === 'field') continue;
      const forms = [...kindsOf(within)].filter((page) => page === 'create' || page === 'update');
      expect(forms, id).toEqual([]);
    }
    expect(side.points.get('users.user.tab.login-rules')?.within).toEqual(['UserDetail']);
  });

  it('is on the forms, too, for fields', () => {
    const { within } = side.points.get('users.user.field.org_roles') ?? {};
    expect([...kindsOf(within)]).toEqual(expect.arrayContaining(['list', 'create', 'update']));
  });
});

describe('a word of an expectation', () => {
  const ids = (word: string) => select(word, side.points).map(({ id }) => id);

  it.each([
    ['UserList', ['UserList']],
    ['users.user.invite', ['users.user.invite']],
    ['users.user.tab.login-rules', ['users.user.tab.login-rules']],
    ['settings.basic', ['Basic']],
    ['nothing.at.all', []],
  ])('%s stands for %j', (word, expected) => {
    expect(ids(word)).toEqual(expected);
  });

  it('stands for a page and all below it when it is an address', () => {
    expect(ids('/console/users/users')).toEqual(
      expect.arrayContaining([
        'UserList',
        'UserCreate',
        'UserUpdate',
        'UserDetail',
        'UserLoginACLList',
      ]),
    );
    expect(ids('/console/users/users')).not.toContain('UserGroupList');
  });

  it('stands for pages of a kind, and for actions of a name', () => {
    expect(ids('pages.create')).toContain('UserCreate');
    expect(ids('pages.create')).not.toContain('UserList');
    expect(ids('actions.delete')).toContain('users.user.delete');
    expect(ids('users.user.changes')).toEqual(
      expect.arrayContaining(['UserCreate', 'users.user.invite']),
    );
    expect(ids('users.user.changes')).not.toContain('UserList');
  });
});
