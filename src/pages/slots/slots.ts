import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ActionModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';

/** `<RouteName>.header.tsx`: what stands beside the heading of a list, of tabs or of a record. */
export interface HeaderSlotProps {
  readonly route: RouteRecord;
  /** Of a detail page. */
  readonly record?: RaRecord;
}

/** `<RouteName>.tab-<tab>.tsx`: what stands below the own content of a tab of a detail page. */
export interface TabSlotProps<Row = RaRecord> {
  readonly route: RouteRecord;
  readonly definition: ResourceDefinition;
  readonly record: Row;
}

/** The same of a page of tabs, which belongs to no record. */
export type TabsPageSlotProps = Pick<TabSlotProps, 'route'>;

/** `<RouteName>.column-<field>.tsx`: the cells of a column, also of a list on a tab of the page. */
export interface ColumnSlotProps<Row = RaRecord> {
  readonly field: FieldModel;
  readonly record: Row;
  /** What the cell shows by itself. */
  readonly children: ReactNode;
}

/**
 * `<RouteName>.action-<action>.tsx`: a dialog that asks for more than a yes and makes the call
 * itself. It is drawn while it is open.
 */
export interface ActionSlotProps<Row = FieldRecord> {
  readonly route: RouteRecord;
  readonly definition: ResourceDefinition;
  readonly action: ActionModel;
  /** The record, or those that were chosen without what `skip` leaves out; of a list none. */
  readonly records: readonly Row[];
  /** To be called once, with the ids of the records that are done with: they are no longer chosen. */
  onClose(done?: readonly RaRecord['id'][]): void;
}

/** `<RouteName>.form.tsx`: what stands below the fields, in the form: `useFormContext` reaches its values. */
export interface FormSlotProps {
  readonly route: RouteRecord;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What may fill a page, by the name of the slot; `generated/overrides.ts` holds every file to it. */
export interface PageSlots {
  readonly header?: Load<HeaderSlotProps>;
  readonly form?: Load<FormSlotProps>;
  readonly [tab: `tab-${string}`]: Load<TabSlotProps>;
  readonly [column: `column-${string}`]: Load<ColumnSlotProps>;
  readonly [action: `action-${string}`]: Load<ActionSlotProps>;
}

/** Those of a page of tabs: its tabs have no record to give. */
export type TabsPageSlots = PageSlots & {
  readonly [tab: `tab-${string}`]: Load<TabsPageSlotProps>;
};
