import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUsual } from '../../../codegen/model/offers.ts';
import { OutsideButton } from '../../controls/OutsideButton.tsx';
import { useText } from '../../i18n/useText.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import { useRecordDetail } from './detailContext.ts';
import { usePressAction } from './usePressAction.ts';

/** Update and delete of a record, and the actions that stand beside the title where they can be used. */
export function DetailButtons(): ReactNode {
  const { offers } = useRecordDetail();
  const inHead = offers.filter(({ offer, closed }) => offer.inHead && closed === undefined);
  const actions = usePressAction(inHead);
  // The keys are the names that `npx gatehouse explain` knows; the developers' tools read them.
  return (
    <>
      {[
        ...inHead.filter(({ offer }) => !offer.danger),
        ...inHead.filter(({ offer }) => offer.danger),
      ].map((shown) => (
        <DetailButton
          key={shown.offer.key}
          {...shown}
          running={actions.busy.has(shown.offer.key)}
          onPress={() => actions.press(shown.offer)}
        />
      ))}
      {offers
        .filter(({ offer }) => isUsual(offer))
        .map((shown) => (
          <UsualButton key={shown.offer.key} {...shown} />
        ))}
    </>
  );
}

function UsualButton(shown: ShownOffer): ReactNode {
  const { record, press, leave } = useRecordDetail();
  return (
    <DetailButton
      {...shown}
      onPress={() => press(shown.offer, 'record', { record }, { onDone: leave })}
    />
  );
}

interface DetailButtonProps extends ShownOffer {
  readonly running?: boolean;
  onPress(): void;
}

function DetailButton(props: DetailButtonProps): ReactNode {
  const { offer, label, closed, to, href, running = false, onPress } = props;
  const text = useText();
  const look: Pick<ButtonProps, 'variant' | 'color'> = offer.danger
    ? { variant: 'outlined', color: 'error' }
    : { variant: offer.inHead ? 'outlined' : 'contained' };
  if (to !== undefined && closed === undefined) {
    return (
      <Button {...look} component={Link} to={to}>
        {label}
      </Button>
    );
  }
  if (href !== undefined) {
    return <OutsideButton {...look} href={href} label={label} />;
  }
  return (
    <span title={closed}>
      <Button {...look} disabled={closed !== undefined} loading={running} onClick={onPress}>
        {offer.inHead && offer.confirm ? text('pages.detail.asks', { action: label }) : label}
      </Button>
    </span>
  );
}
