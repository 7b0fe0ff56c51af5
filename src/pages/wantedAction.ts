import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Offer } from '../../codegen/model/offers.ts';
import { isObject } from '../api/unknownValues.ts';

/** State of a navigation: the action that the record's page asks about at once. Addresses cannot carry it. */
export interface WantedAction {
  readonly wantedAction: string;
}

/**
 * Asks about the wanted action once, when it is offered here.
 *
 * @param offered what can be done on the page
 */
export function useAskWantedAction<T extends Offer>(
  offered: readonly T[],
  ask: (offer: T) => void,
): void {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<string>(undefined);
  useEffect(() => {
    const wanted = isWanted(state) && asked.current !== key ? state.wantedAction : undefined;
    const offer = offered.find(({ key: name }) => name === wanted);
    if (!offer) return;
    asked.current = key;
    // A reload of the page does not ask again.
    void navigate(pathname + search, { replace: true, state: null });
    ask(offer);
  });
}

function isWanted(state: unknown): state is WantedAction {
  return isObject(state) && 'wantedAction' in state;
}
