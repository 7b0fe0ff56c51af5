import AddIcon from '@mui/icons-material/Add';
import { useState, type ReactNode } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PushButton } from '../../theme/buttons.ts';
import { availabilityOf } from '../availability.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import { useText } from '../../i18n/useText.ts';

export interface ListActionsProps {
  readonly actions: readonly ActionModel[];
  /** The action that creates a record. */
  readonly create: ActionModel | undefined;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  ask(pending: Pending): void;
}

/** The buttons of the actions on a whole list. Few lists have any. */
export function ListActions({ actions, create, call, ask }: ListActionsProps): ReactNode {
  const text = useText();
  const { gateContext } = useSession();
  const [running, setRunning] = useState<readonly string[]>([]);
  const press = (action: ActionModel) => {
    const label = text(action.label);
    const run = async () => {
      if (running.includes(action.key)) return;
      setRunning((others) => [...others, action.key]);
      await call(action, {});
      setRunning((before) => before.filter((key) => key !== action.key));
    };
    if (!action.confirm) return void run();
    ask({
      title: label,
      text: (say) => say('pages.action.listQuestion', { action: label }),
      confirmLabel: label,
      danger: action.danger ?? false,
      run,
    });
  };
  return actions
    .map((action) => ({
      action,
      availability: availabilityOf(decideGate(action.gate, gateContext)),
    }))
    .filter(({ availability }) => availability !== 'hidden')
    .map(({ action, availability }) => (
      <span key={action.key} title={availability === 'disabled' ? text('pages.inRoot') : undefined}>
        <PushButton
          type="button"
          look={action === create ? 'filled' : 'outlined'}
          data-shortcut={action === create ? 'create' : undefined}
          disabled={availability === 'disabled'}
          aria-busy={running.includes(action.key) || undefined}
          onClick={() => press(action)}
        >
          {action === create && <AddIcon />}
          {text(action.label)}
        </PushButton>
      </span>
    ));
}
