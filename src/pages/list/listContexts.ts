import type { RaRecord } from 'ra-core';
import { createContext, use } from 'react';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { Action } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { BulkFailure } from '../../api/bulkFailure.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { FormDialogMode } from '../formDialogMode.ts';
import type { PressOffer } from '../offers/usePressOffer.tsx';
import type { RowEntry } from '../rowEntries.ts';
import type { ColumnChoiceState } from './columns/useColumnChoice.ts';
import type { Running } from '../useRunning.ts';
import type { ListColumn, ListDefinition } from './useListDefinition.ts';
import type { AddressedListState } from './useListState.ts';
import type { Selection } from './useSelection.ts';

/** What a list shows and where: it changes with the address and the chosen columns, not with rows. */
export interface ResourceListFacts extends ListDefinition, AddressedListState {
  readonly definition: ResourceDefinition;
  /** The page that shows the list. */
  readonly route: RouteRecord;
  /** Hand-written parts of the page; undefined for a list inside a detail page. */
  readonly slots: RouteRecord['slots'];
  readonly choice: ColumnChoiceState;
  /** Notes that the server does not order the list by a field: it is offered no more. */
  readonly ignoreOrder: (field: string) => void;
  /** Offered page sizes. */
  readonly sizes: readonly number[];
  /** Query of every call and of every page opened from the list. */
  readonly query: Readonly<Record<string, string>>;
  /** Query of the list calls: also what a tree beside the list adds. */
  readonly rowsQuery: Readonly<Record<string, string>>;
  /** Address of the rows, when it is not the resource's own. */
  readonly rowsAddress: string | undefined;
  /** Of a list on a detail page: the record of that page. Some actions are calls of it. */
  readonly owner: FieldRecord | undefined;
}

/** The dialog about a row: the record, or the answer of an action about it. */
export interface RowDialogMode {
  readonly action?: Action;
  readonly record: RaRecord;
}

/** The open dialog about several rows. */
export type BulkTask =
  | { readonly kind: 'edit'; readonly records: readonly RaRecord[] }
  /** The server refused some of these records. */
  | {
      readonly kind: 'refused';
      readonly title: string;
      readonly records: readonly RaRecord[];
      readonly failure: BulkFailure;
    };

/** What the parts of a list can do, and the rows it is being done to. */
export interface ListCommands {
  readonly busyRows: Running;
  readonly press: PressOffer;
  /** Opens the form of a record that has no page. */
  openForm(mode: FormDialogMode): void;
  /** Opens a dialog about several rows. */
  openTask(task: BulkTask): void;
}

/** What all rows have in common. It is apart from the rows, so that a memoized row renders only for itself. */
export interface RowParts {
  readonly columns: readonly ListColumn[];
  readonly inactive: ListModel['inactive'];
  readonly selectable: boolean;
  nameOf(record: RaRecord): string;
  /** The page that a cell leads to; undefined where there is none, or the user may not open it. */
  linkOf(column: ListColumn, record: RaRecord): string | undefined;
  /** Opens a record in a dialog, when its resource has a detail without a page. */
  readonly onShow: ((record: RaRecord) => void) | undefined;
  readonly onSelect: Selection['toggle'];
  /** Undefined when the list has no column of actions. */
  readonly entriesOf: ((record: RaRecord) => readonly RowEntry[]) | undefined;
  /** Opens the menu of a row at a button. */
  onMore(button: HTMLElement, entries: readonly RowEntry[]): void;
}

export const ResourceListContext = createContext<ResourceListFacts | undefined>(undefined);
export const ListSelectionContext = createContext<Selection | undefined>(undefined);
export const ListCommandsContext = createContext<ListCommands | undefined>(undefined);
export const RowPartsContext = createContext<RowParts | undefined>(undefined);

/** The list around a part. Throws outside `<ListProvider>`, as the other hooks of this file do. */
export function useResourceList(): ResourceListFacts {
  return inList(use(ResourceListContext));
}

/** The selected rows. It changes with each of them. */
export function useListSelection(): Selection {
  return inList(use(ListSelectionContext));
}

export function useListCommands(): ListCommands {
  return inList(use(ListCommandsContext));
}

export function useRowParts(): RowParts {
  return inList(use(RowPartsContext));
}

function inList<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A hook of a list was called outside <ListProvider>.');
  return value;
}
