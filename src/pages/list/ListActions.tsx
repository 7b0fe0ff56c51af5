import AddIcon from '@mui/icons-material/Add';
import type { ReactNode } from 'react';
import { isAction } from '../../../codegen/model/offers.ts';
import { PushButton, PushLink } from '../../theme/buttons.ts';
import { useOffers } from '../offers/useOffers.ts';
import { useRunning } from '../useRunning.ts';
import { createAction } from './create/createAction.ts';
import { useListCommands, useResourceList } from './listContexts.ts';

/** The buttons of the actions on a whole list. Few lists have any. */
export function ListActions(): ReactNode {
  const { definition, route } = useResourceList();
  const { press } = useListCommands();
  const offers = useOffers(definition, route, 'list')().filter(({ offer }) => isAction(offer));
  const running = useRunning();
  const create = createAction(definition)?.key;
  return offers.map(({ offer, label, closed, to }) =>
    to !== undefined && closed === undefined ? (
      <PushLink key={offer.key} look="outlined" to={to}>
        {label}
      </PushLink>
    ) : (
      <span key={offer.key} title={closed}>
        <PushButton
          look={offer.key === create ? 'filled' : 'outlined'}
          data-shortcut={offer.key === create ? 'create' : undefined}
          disabled={closed !== undefined}
          aria-busy={running.has(offer.key) || undefined}
          onClick={() =>
            press(offer, 'list', {}, { around: (work) => running.run([offer.key], work) })
          }
        >
          {offer.key === create && <AddIcon />}
          {label}
        </PushButton>
      </span>
    ),
  );
}
