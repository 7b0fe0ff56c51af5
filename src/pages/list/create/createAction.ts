import type { ActionModel, ResourceDefinition } from '../../../../codegen/model/resources.ts';

/** The action of a list that makes a record at a press: it posts to the address of the list itself. */
export function createAction({
  api,
  actions = [],
}: Pick<ResourceDefinition, 'api' | 'actions'>): ActionModel | undefined {
  return actions.find(
    ({ on, call }) =>
      on.includes('list') && call.kind === 'call' && call.method === 'POST' && call.address === api,
  );
}
