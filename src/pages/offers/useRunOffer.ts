import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Offer } from '../../../codegen/model/offers.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useLoadPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useFailureText } from '../useFailureText.ts';
import { useNameOf } from '../useNameOf.ts';
import type { OfferOwner, OfferTarget } from './offerTarget.ts';

/** Runs an offer and notifies about the result; returns whether it succeeded. */
type RunOffer = (offer: Offer, target: OfferTarget) => Promise<boolean>;

/** Runs the offers of a resource. The code is loaded with the first press. */
export function useRunOffer(owner: OfferOwner): RunOffer {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const loadPart = useLoadPart();
  const failureText = useFailureText();
  const nameOf = useNameOf(owner.id);
  const { me } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return useCallback(
    async (offer, target) => {
      const stage = {
        owner,
        provider,
        queries,
        me,
        notify,
        text,
        nameOf,
        failureText,
        go: (path: string) => void navigate(path),
        from: pathname + search,
      };
      try {
        const { runOffer } = await loadPart(() => import('./runOffer.ts'));
        return await runOffer(stage, offer, target);
      } catch (error) {
        // The code could not be loaded: nothing was sent.
        notify(failureText(error) ?? text('app.missing.help'), { type: 'error' });
        return false;
      }
    },
    [
      owner,
      failureText,
      me,
      loadPart,
      nameOf,
      navigate,
      notify,
      pathname,
      provider,
      queries,
      search,
      text,
    ],
  );
}
