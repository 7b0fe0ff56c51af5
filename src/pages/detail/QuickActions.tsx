import AddIcon from '@mui/icons-material/Add';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import GoIcon from '@mui/icons-material/ChevronRight';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Offer } from '../../../codegen/model/offers.ts';
import { OUTSIDE } from '../../controls/OutsideMark.tsx';
import { Switch } from '../../controls/Switch.tsx';
import type { ShownOffer } from '../offers/useOffers.ts';
import { useRecordDetail } from './detailContext.ts';
import { usePressAction } from './usePressAction.ts';
import { Card } from '../../controls/Card.tsx';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { useText } from '../../i18n/useText.ts';

interface QuickActionsProps {
  /** The actions of the open tab. */
  readonly offers: readonly ShownOffer[];
}

/** Groups of actions in the order of the card: what destroys something stands last. */
const GROUPS = ['go', 'switch', 'do', 'danger'] as const;
type Group = (typeof GROUPS)[number];

function groupOf({ does, danger }: Offer): Group {
  if (danger) return 'danger';
  if (does.kind === 'toggle') return 'switch';
  return does.kind === 'page' || does.kind === 'open' || does.kind === 'list' ? 'go' : 'do';
}

function iconOf({ does, danger }: Offer): ReactNode {
  if (danger) return <RemoveIcon />;
  if (does.kind === 'open') return <OutsideIcon />;
  if (does.kind === 'page') return does.isForm ? <AddIcon /> : <GoIcon />;
  return does.kind === 'list' ? <GoIcon /> : <BoltIcon />;
}

/** The card of a record's actions: one column of switches and buttons; one that cannot be used says why. */
export function QuickActions({ offers }: QuickActionsProps) {
  const text = useText();
  const { busy, press } = usePressAction(offers);
  const groups = GROUPS.flatMap((group) => {
    const shown = offers.filter(({ offer }) => groupOf(offer) === group);
    return shown.length > 0 ? [{ group, shown }] : [];
  });
  return (
    <Card id="quick-actions" title={text('pages.detail.quickActions')}>
      <Box sx={{ display: 'grid', gap: 2, padding: '12px 16px 16px' }}>
        {groups.map(({ group, shown }) => (
          <Box
            key={group}
            sx={{ display: 'grid', gap: 1, 'div + &': group === 'danger' ? { marginTop: 2 } : {} }}
          >
            {shown.map((one) => (
              <QuickAction
                key={one.offer.key}
                {...one}
                running={busy.has(one.offer.key)}
                onPress={(on) => press(one.offer, on)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

interface QuickActionProps extends ShownOffer {
  readonly running: boolean;
  onPress(on?: boolean): void;
}

function QuickAction(action: QuickActionProps): ReactNode {
  const { offer, closed } = action;
  const reasonId = closed === undefined ? undefined : `why-${offer.key}`;
  const part = { ...action, reasonId };
  return (
    <div>
      {offer.does.kind === 'toggle' ? (
        <ActionSwitch {...part} field={offer.does.field} />
      ) : (
        <ActionButton {...part} />
      )}
      {closed !== undefined && (
        <Box
          id={reasonId}
          sx={{ paddingInline: 3, fontSize: rem(SMALL_TEXT_PX), color: 'text.secondary' }}
        >
          {closed}
        </Box>
      )}
    </div>
  );
}

interface ActionPartProps extends QuickActionProps {
  readonly reasonId: string | undefined;
}

function ActionSwitch(props: ActionPartProps & { readonly field: string }): ReactNode {
  const { offer, label, closed, running, reasonId, field, onPress } = props;
  const { record } = useRecordDetail();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingInlineStart: 3,
        minHeight: 32,
      }}
    >
      <span id={`action-${offer.key}`}>{label}</span>
      <Switch
        danger={offer.danger}
        checked={record[field] === true}
        disabled={closed !== undefined}
        // A disabled switch would lose the focus, so it is only ignored while the action runs.
        onChange={(on) => !running && onPress(on)}
        aria-labelledby={`action-${offer.key}`}
        aria-describedby={reasonId}
        aria-busy={running || undefined}
      />
    </Box>
  );
}

function ActionButton(props: ActionPartProps): ReactNode {
  const { offer, label, closed, to, href, running, reasonId, onPress } = props;
  const text = useText();
  const isOpen = closed === undefined;
  const isLink = to !== undefined || href !== undefined;
  return (
    <Button
      variant="outlined"
      color={offer.danger ? 'error' : 'primary'}
      fullWidth
      disabled={!isOpen}
      startIcon={iconOf(offer)}
      {...(isOpen && to !== undefined && { component: Link, to })}
      {...(isOpen &&
        href !== undefined && {
          href,
          ...OUTSIDE,
          'aria-label': text('shell.newTab', { name: label }),
        })}
      loading={running}
      aria-describedby={reasonId}
      onClick={isLink ? undefined : () => onPress()}
      sx={{
        justifyContent: 'flex-start',
        textAlign: 'start',
        '& .MuiButton-startIcon > svg': { fontSize: 16 },
      }}
    >
      {offer.confirm ? text('pages.detail.asks', { action: label }) : label}
    </Button>
  );
}
