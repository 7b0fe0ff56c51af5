import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { OUTSIDE, OutsideMark } from '../../controls/OutsideMark.tsx';
import { Switch } from '../../controls/Switch.tsx';
import type { Offer } from '../../../codegen/model/offers.ts';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { useAskWantedAction } from '../wantedAction.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import { useRunning } from '../useRunning.ts';
import { useRecordDetail } from './detailContext.ts';
import { Card } from '../../controls/Card.tsx';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { useText } from '../../i18n/useText.ts';

interface QuickActionsProps {
  /** The actions of the open tab. */
  readonly offers: readonly ShownOffer[];
}

/** The card of a record's actions: switches and buttons, each with its description. */
export function QuickActions({ offers }: QuickActionsProps) {
  const { record, press, leave } = useRecordDetail();
  const text = useText();
  const busy = useRunning();
  const harmless = offers.filter(({ offer }) => !offer.danger);
  const dangerous = offers.filter(({ offer }) => offer.danger);
  const firstDangerous = harmless.length > 0 ? dangerous[0] : undefined;
  const pressOn = (offer: Offer, on?: boolean, always?: boolean) =>
    press(
      offer,
      'record',
      { record, on },
      {
        always,
        around: async (work) => {
          const from = document.activeElement;
          await busy.run([offer.key], work);
          restoreFocus(from);
        },
        onDone: () => {
          if (offer.then === 'back') leave();
        },
      },
    );

  const usable = offers.filter(({ closed }) => closed === undefined);
  useAskWantedAction(
    usable.map(({ offer }) => offer),
    (offer) => {
      const { does } = offer;
      pressOn(offer, does.kind === 'toggle' ? record[does.field] !== true : undefined, true);
    },
  );
  return (
    <Card id="quick-actions" title={text('pages.detail.quickActions')}>
      {[...harmless, ...dangerous].map((shown) => {
        const { offer, label, closed, to, href } = shown;
        const isOpen = closed === undefined;
        const { key, does, danger, confirm } = offer;
        const running = busy.has(key);
        const reasonId = closed === undefined ? undefined : `why-${key}`;
        return (
          <Box
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: does.kind === 'toggle' ? 'space-between' : 'flex-start',
              columnGap: 4,
              padding: '6px 16px',
              minHeight: 44,
              // What destroys something stands last, behind a line.
              ...(shown === firstDangerous && { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            {does.kind === 'toggle' ? (
              <>
                <span id={`action-${key}`}>{label}</span>
                <Switch
                  danger={danger}
                  checked={record[does.field] === true}
                  disabled={closed !== undefined}
                  // A disabled switch would lose the focus, so it is only ignored while the action runs.
                  onChange={(on) => !running && pressOn(offer, on)}
                  aria-labelledby={`action-${key}`}
                  aria-describedby={reasonId}
                  aria-busy={running || undefined}
                />
              </>
            ) : (
              <Button
                variant="outlined"
                color={danger ? 'error' : 'primary'}
                disabled={!isOpen}
                {...(isOpen && to !== undefined && { component: Link, to })}
                {...(isOpen &&
                  href !== undefined && {
                    href,
                    ...OUTSIDE,
                    endIcon: <OutsideMark />,
                    'aria-label': text('shell.newTab', { name: label }),
                  })}
                loading={running}
                aria-describedby={reasonId}
                onClick={to === undefined && href === undefined ? () => pressOn(offer) : undefined}
              >
                {confirm ? text('pages.detail.asks', { action: label }) : label}
              </Button>
            )}
            {closed !== undefined && (
              <Box
                component="span"
                id={reasonId}
                sx={{ fontSize: rem(SMALL_TEXT_PX), color: 'text.secondary' }}
              >
                {closed}
              </Box>
            )}
          </Box>
        );
      })}
    </Card>
  );
}
