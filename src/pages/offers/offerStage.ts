import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Offer } from '../../../codegen/model/offers.ts';
import type { ReferenceScope } from '../../../codegen/model/references.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { FailureText } from '../useFailureText.ts';
import type { OfferOwner, OfferTarget } from './offerTarget.ts';

/** What running an offer uses of the page. */
export interface OfferStage {
  readonly owner: OfferOwner;
  readonly provider: ConsoleDataProvider;
  readonly queries: QueryClient;
  /** The signed-in user, for `$me`. */
  readonly me: FieldRecord;
  readonly notify: (
    message: ReactNode,
    options: {
      readonly type: 'success' | 'warning' | 'error';
      readonly autoHideDuration?: null;
    },
  ) => void;
  readonly text: SayText;
  readonly nameOf: (record: FieldRecord) => string;
  readonly failureText: FailureText;
  /** Opens a page of the console. */
  readonly go: (path: string) => void;
  /** Path and query of the page, below the base path. */
  readonly from: string;
}

/** An offer on its way to the server. */
export interface Run {
  readonly offer: Offer;
  readonly target: OfferTarget;
  /** The selected records without those that the offer skips. */
  readonly records: readonly FieldRecord[];
  readonly scope: ReferenceScope;
}

/** Fetches what an offer may have changed: after a deletion the lists of its resource, else the whole page. */
export async function reload({ queries, owner }: OfferStage, offer: Offer): Promise<void> {
  if (isRemoval(offer)) await queries.invalidateQueries({ queryKey: [owner.id, 'getList'] });
  else if (offer.then !== 'none' && offer.then !== 'back') await queries.invalidateQueries();
}

/** Drops a deleted record. */
export function forget({ queries, owner }: OfferStage, record: FieldRecord | undefined): void {
  queries.removeQueries({ queryKey: [owner.id, 'getOne', { id: String(record?.['id']) }] });
}

export function isRemoval({ does }: Offer): boolean {
  return does.kind === 'remove' || does.kind === 'removeSelected';
}
