import { useCallback, useState, type ReactNode } from 'react';
import { actionSlot } from '../../../codegen/model/slots.ts';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useCallAction } from '../useCallAction.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { SlotLoader } from './slotComponent.ts';
import type { ActionSlotProps } from './slots.ts';
import { openedPart } from '../../controls/openedPart.tsx';

const ActionDialog = openedPart(() => import('./ActionDialog.tsx'));

interface OpenedAction {
  readonly load: SlotLoader;
  readonly action: ActionModel;
  readonly records: readonly FieldRecord[];
}

export interface SlottedActions {
  /** Runs an action, or opens its hand-written dialog. */
  readonly call: (action: ActionModel, target: ActionTarget) => Promise<boolean>;
  /** The open dialog, to be rendered in the page. */
  readonly dialog: ReactNode;
}

/**
 * The actions of a page, including those with a hand-written dialog.
 *
 * @param slots of the page; undefined for a list inside another page
 * @param onDone receives the ids of processed records when a dialog closes
 */
export function useActionSlots(
  definition: ResourceDefinition,
  route: RouteRecord,
  slots: RouteRecord['slots'],
  onDone?: (done: Parameters<ActionSlotProps['onClose']>[0]) => void,
): SlottedActions {
  const send = useCallAction(definition);
  const [opened, setOpened] = useState<OpenedAction>();
  const call = useCallback<SlottedActions['call']>(
    async (action, target) => {
      const load = slots?.[actionSlot(action.key)];
      if (!load) return send(action, target);
      const records = target.selection ?? (target.record ? [target.record] : []);
      setOpened({ load, action, records });
      return false;
    },
    [send, slots],
  );
  return {
    call,
    dialog: opened && (
      <ActionDialog
        {...opened}
        route={route}
        definition={definition}
        onClose={(done) => {
          setOpened(undefined);
          onDone?.(done);
        }}
      />
    ),
  };
}
