import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUsual } from '../../../codegen/model/offers.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import { Slot } from '../slots/Slot.tsx';
import type { HeaderSlotProps } from '../slots/slots.ts';
import { useRecordDetail } from './detailContext.ts';

/** Update and delete of a record, beside what a hand-written part adds. */
export function DetailButtons(): ReactNode {
  const { route, record, offers } = useRecordDetail();
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      <Slot<HeaderSlotProps> route={route} name="header" give={{ route, record }} />
      {offers
        .filter(({ offer }) => isUsual(offer))
        .map((shown) => (
          <DetailButton key={shown.offer.key} {...shown} />
        ))}
    </>
  );
}

function DetailButton({ offer, label, closed, to }: ShownOffer): ReactNode {
  const { record, press, leave } = useRecordDetail();
  if (to !== undefined && closed === undefined) {
    return (
      <Button variant="contained" component={Link} to={to}>
        {label}
      </Button>
    );
  }
  const look: ButtonProps = offer.danger
    ? { variant: 'outlined', color: 'error' }
    : { variant: 'contained' };
  return (
    <span title={closed}>
      <Button
        {...look}
        disabled={closed !== undefined}
        onClick={() => press(offer, 'record', { record }, { onDone: leave })}
      >
        {label}
      </Button>
    </span>
  );
}
