import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActionModel } from '../../codegen/model/actions.ts';
import { isObject } from '../api/unknownValues.ts';

/** State of a navigation: the action that the record's page asks about at once. Addresses cannot carry it. */
export interface WantedAction {
  readonly wantedAction: string;
}

/**
 * Asks about the wanted action once, when it is offered here.
 *
 * @param offered the enabled actions of the page
 */
export function useAskWantedAction(
  offered: readonly ActionModel[],
  ask: (action: ActionModel) => void,
): void {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    const wanted = isWanted(state) && asked.current !== key ? state.wantedAction : undefined;
    const action = offered.find((one) => one.key === wanted);
    if (!action) return;
    asked.current = key;
    // A reload of the page does not ask again.
    void navigate(pathname + search, { replace: true, state: null });
    ask(action);
  });
}

function isWanted(state: unknown): state is WantedAction {
  return isObject(state) && 'wantedAction' in state;
}
