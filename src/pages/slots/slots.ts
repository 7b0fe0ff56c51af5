import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Action } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';

/** `<RouteName>.header.tsx`: beside the heading of a list, a page of tabs or a record. */
export interface HeaderSlotProps {
  readonly route: RouteRecord;
  /** On a detail page. */
  readonly record?: RaRecord;
}

/** `<RouteName>.tab-<tab>.tsx`: below the content of a tab of a detail page. */
export interface TabSlotProps<Row = RaRecord> {
  readonly route: RouteRecord;
  readonly definition: ResourceDefinition;
  readonly record: Row;
}

/** The same on a page of tabs, which has no record. */
export type TabsPageSlotProps = Pick<TabSlotProps, 'route'>;

/** `<RouteName>.column-<field>.tsx`: the cells of a column, also of a list on a tab of the page. */
export interface ColumnSlotProps<Row = RaRecord> {
  readonly field: FieldModel;
  readonly record: Row;
  /** The plain cell. */
  readonly children: ReactNode;
}

/**
 * `<RouteName>.action-<action>.tsx`: the dialog of an action with inputs of its own; it makes the
 * call. It is mounted while it is open.
 */
export interface ActionSlotProps<Row = FieldRecord> {
  readonly route: RouteRecord;
  readonly definition: ResourceDefinition;
  readonly action: Action;
  /** The record, or the selected ones without those that `skip` leaves out; empty for a list. */
  readonly records: readonly Row[];
  /** Call it once, with the ids of the processed records: they are deselected. */
  onClose(done?: readonly RaRecord['id'][]): void;
}

/** `<RouteName>.form.tsx`: below the fields, inside the form; `useFormContext` gives its values. */
export interface FormSlotProps {
  readonly route: RouteRecord;
}

/** `app.message.tsx`: below a message that links to the page of a record. */
export interface MessageSlotProps {
  /** The page. */
  readonly route: RouteRecord;
  readonly id: string;
  /** What the message says, without its markup. */
  readonly words: string;
  /** Called when a link of the part leads away: the messages close. */
  onLeave(): void;
  /** Called when the message has served its purpose: it is marked as read. */
  onDone(): void;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The props of every slot of a page, by name; `generated/overrides.ts` checks every file against them. */
export interface PageSlots {
  readonly header?: Load<HeaderSlotProps>;
  readonly form?: Load<FormSlotProps>;
  readonly [tab: `tab-${string}`]: Load<TabSlotProps>;
  readonly [column: `column-${string}`]: Load<ColumnSlotProps>;
  readonly [action: `action-${string}`]: Load<ActionSlotProps>;
}

/** The slots of a page of tabs, which has no record. */
export type TabsPageSlots = PageSlots & {
  readonly [tab: `tab-${string}`]: Load<TabsPageSlotProps>;
};
