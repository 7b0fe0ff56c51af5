import type { Permission, ResourceId } from '#project/generated/names.ts';
import type { OwnChoice } from '@gatehouse-console/engine/fields/ownChoice.ts';
import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import type { Party, Target } from './question.ts';
import { APPLICATIONS, ASSETS, GROUPS, NODES, SYSTEM_USERS, USERS } from './readFacts.ts';

/** What can be chosen on the page. */
export type ChoiceKind = Party['kind'] | Target['kind'] | 'system-user';

/** What can be chosen there, and on the page of the report. */
export type ChosenKind = ChoiceKind | 'label';

type Options<R extends ResourceId> = OwnChoice<R>['options'];

interface Source<R extends ResourceId> {
  readonly address: Options<R>['from'];
  readonly needs: Permission;
}

const LABELS: Source<'assets.label'> = { address: 'assets/labels', needs: 'assets.view_label' };

const choose = <R extends ResourceId>(
  name: ChosenKind,
  { address, needs }: Source<R>,
  options: Omit<Options<R>, 'from' | 'value'>,
) => ({
  needs,
  field: {
    name,
    type: 'reference',
    // The label is beside the select.
    label: { literal: '' },
    options: { from: address, value: 'id', ...options },
  } satisfies FieldModel,
});

const BY_NAME = { fields_size: 'mini', order: 'name' };

/** Where the records of each kind are searched, and who may. */
export const CHOICES = {
  user: choose<'users.user'>('user', USERS, {
    text: 'name',
    secondary: 'username',
    query: BY_NAME,
  }),
  group: choose<'users.usergroup'>('group', GROUPS, { text: 'name', query: BY_NAME }),
  asset: choose<'assets.asset'>('asset', ASSETS, {
    text: 'hostname',
    secondary: 'ip',
    query: { fields_size: 'mini', order: 'hostname' },
  }),
  node: choose<'assets.node'>('node', NODES, { text: 'full_value' }),
  application: choose<'applications.application'>('application', APPLICATIONS, {
    text: 'name',
    secondary: 'type_display',
    query: { order: 'name' },
  }),
  'system-user': choose<'assets.systemuser'>('system-user', SYSTEM_USERS, {
    text: 'name',
    secondary: 'username',
    query: BY_NAME,
  }),
  label: choose<'assets.label'>('label', LABELS, {
    text: 'name',
    secondary: 'value',
    query: { order: 'name' },
  }),
} satisfies Readonly<Record<ChosenKind, ReturnType<typeof choose>>>;
