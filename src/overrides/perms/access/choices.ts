import type { Permission, ResourceId } from '#project/generated/names.ts';
import type { OwnChoice } from '@gatehouse-console/engine/fields/ownChoice.ts';
import type { Party, Target } from './question.ts';

/** What can be chosen on the page. */
export type ChoiceKind = Party['kind'] | Target['kind'] | 'system-user';

/** What can be chosen there, and on the page of the report. */
export type ChosenKind = ChoiceKind | 'label';

const choose = <R extends ResourceId>(
  name: ChosenKind,
  needs: Permission,
  options: OwnChoice<R>['options'],
) => ({
  needs,
  // The label is beside the select.
  field: { name, type: 'reference', label: { literal: '' }, options } satisfies OwnChoice<R>,
});

/** Where the records of each kind are searched, and who may. */
export const CHOICES = {
  user: choose<'users.user'>('user', 'users.view_user', {
    from: 'users/users',
    text: 'name',
    secondary: 'username',
    value: 'id',
    query: { fields_size: 'mini', order: 'name' },
  }),
  group: choose<'users.usergroup'>('group', 'users.view_usergroup', {
    from: 'users/groups',
    text: 'name',
    value: 'id',
    query: { fields_size: 'mini', order: 'name' },
  }),
  asset: choose<'assets.asset'>('asset', 'assets.view_asset', {
    from: 'assets/assets',
    text: 'hostname',
    secondary: 'ip',
    value: 'id',
    query: { fields_size: 'mini', order: 'hostname' },
  }),
  node: choose<'assets.node'>('node', 'assets.view_node', {
    from: 'assets/nodes',
    text: 'full_value',
    value: 'id',
  }),
  application: choose<'applications.application'>('application', 'applications.view_application', {
    from: 'applications/applications',
    text: 'name',
    secondary: 'type_display',
    value: 'id',
    query: { order: 'name' },
  }),
  'system-user': choose<'assets.systemuser'>('system-user', 'assets.view_systemuser', {
    from: 'assets/system-users',
    text: 'name',
    secondary: 'username',
    value: 'id',
    query: { fields_size: 'mini', order: 'name' },
  }),
  label: choose<'assets.label'>('label', 'assets.view_label', {
    from: 'assets/labels',
    text: 'name',
    secondary: 'value',
    value: 'id',
    query: { order: 'name' },
  }),
} satisfies Readonly<Record<ChosenKind, ReturnType<typeof choose>>>;
