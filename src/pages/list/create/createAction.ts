import type { ActionModel } from '../../../../codegen/model/actions.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';

/** The action that creates a record without a form: it posts to the address of the list. */
export function createAction({
  api,
  actions = [],
}: Pick<ResourceDefinition, 'api' | 'actions'>): ActionModel | undefined {
  return actions.find(
    ({ on, call }) =>
      on.includes('list') && call.kind === 'call' && call.method === 'POST' && call.address === api,
  );
}
