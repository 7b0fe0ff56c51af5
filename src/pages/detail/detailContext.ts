import type { RaRecord } from 'ra-core';
import { createContext, use } from 'react';
import type { DetailParts } from '../../../codegen/model/detailParts.ts';
import type { DetailModel, TabModel } from '../../../codegen/model/details.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { LinkOfField } from '../record/ValueOrNone.tsx';
import type { ShownOffer } from '../offers/useOffers.ts';
import type { PressOffer } from '../offers/usePressOffer.tsx';
import type { PendingState } from '../usePending.ts';
import type { ChosenTab } from './useTabs.ts';

/** The record that a page shows, and what can be done with it. */
export interface RecordDetailFacts extends ChosenTab {
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
  readonly record: RaRecord;
  /** What the record is called. */
  readonly name: string;
  readonly fields: readonly FieldModel[];
  readonly detail: DetailModel;
  readonly parts: DetailParts;
  /** Those that the user may see. */
  readonly tabs: readonly TabModel[];
  readonly linkOf: LinkOfField;
  /** What the user can do with it. */
  readonly offers: readonly ShownOffer[];
  readonly press: PressOffer;
  readonly ask: PendingState['ask'];
  /** Goes to the list, unless the user is on another page by now. */
  leave(): void;
}

export const RecordDetailContext = createContext<RecordDetailFacts | undefined>(undefined);

/** The record around a part of its page. Throws outside `<DetailProvider>`. */
export function useRecordDetail(): RecordDetailFacts {
  const facts = use(RecordDetailContext);
  if (!facts) throw new Error('useRecordDetail() was called outside <DetailProvider>.');
  return facts;
}
