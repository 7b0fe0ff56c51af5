import { describe, expect, it } from 'vitest';
import { offersOf, offerThat } from '../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import { projectModel } from '../projectModel.ts';

const model = projectModel();
const methods = new Map(model.api.map(({ address, methods: allowed }) => [address, allowed]));

/** Lists that can delete one row but no selection, although the server's address takes DELETE. */
const ONE_BY_ONE: Readonly<Record<string, string>> = {
  'applications.systemuserapp': 'taken out of a system user, with Undo',
  'assets.systemuserasset': 'taken out of a system user, with Undo',
  'orgs.organization': 'the server refuses every bulk delete (400)',
  'perms.userapprule': 'permissions of one user, whose own list deletes them',
  'perms.userassetrule': 'permissions of one user, whose own list deletes them',
  'rbac.orgrolebinding': 'members of a role',
  'rbac.systemrolebinding': 'members of a role',
  'terminal.endpoint': 'the default endpoint stays',
};

describe('lists whose rows can be deleted (spec 1, section 2.7)', () => {
  const lists = [...model.resources.values()].flatMap(({ definition }) =>
    offersOf(definition).some(({ key }) => key === 'delete') ? [definition] : [],
  );
  const removesMany = (definition: ResourceDefinition) =>
    offerThat(offersOf(definition), 'removeSelected') !== undefined;
  const takesMany = (api: string) => methods.get(api)?.includes('DELETE') ?? false;

  it('delete a selection where the server does', () => {
    const without = lists.filter((one) => takesMany(one.api) && !removesMany(one));
    expect(without.map(({ id }) => id)).toEqual(Object.keys(ONE_BY_ONE));
  });

  it('offer it nowhere else', () => {
    const refused = lists.filter((one) => !takesMany(one.api) && removesMany(one));
    expect(refused.map(({ id }) => id)).toEqual([]);
  });
});
