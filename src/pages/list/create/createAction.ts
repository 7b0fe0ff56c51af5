import { actionsOf, type Action, type OffersOwner } from '../../../../codegen/model/offers.ts';

/** The action that creates a record without a form: it posts to the address of the list. */
export function createAction(owner: OffersOwner & { readonly api: string }): Action | undefined {
  return actionsOf(owner).find(
    ({ on, does }) =>
      on.includes('list') &&
      does.kind === 'call' &&
      does.method === 'POST' &&
      does.address === owner.api,
  );
}
