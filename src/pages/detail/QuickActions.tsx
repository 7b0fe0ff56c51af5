import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RaRecord } from 'ra-core';
import { Switch } from '../../controls/Switch.tsx';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ActionModel } from '../../../codegen/model/actions.ts';
import { useSession } from '../../session/SessionContext.ts';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { appliesTo } from '../rowEntries.ts';
import { availabilityOf } from '../availability.ts';
import { useAskWantedAction } from '../wantedAction.ts';
import type { ActionTarget } from '../actionTarget.ts';
import type { Pending } from '../usePending.ts';
import { Card } from '../../controls/Card.tsx';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { useText } from '../../i18n/useText.ts';

export interface QuickActionsProps {
  readonly actions: readonly ActionModel[];
  readonly record: RaRecord;
  readonly name: string;
  call(action: ActionModel, target: ActionTarget): Promise<boolean>;
  onDone(action: ActionModel): void;
  ask(pending: Pending): void;
}

/** The card of a record's actions: switches and buttons, each with its description. */
export function QuickActions({ actions, record, name, call, onDone, ask }: QuickActionsProps) {
  const text = useText();
  const { gateContext, me } = useSession();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const offered = actions.filter(
    (action) =>
      action.on.includes('record') &&
      availabilityOf(decideGate(action.gate, gateContext)) !== 'hidden',
  );
  const usable = ({ gate, when }: ActionModel) =>
    decideGate(gate, gateContext).open && appliesTo(when, record, me);
  const harmless = offered.filter(({ danger }) => !danger);
  const dangerous = offered.filter(({ danger }) => danger);
  const firstDangerous = harmless.length > 0 ? dangerous[0] : undefined;
  const run = async (action: ActionModel, on?: boolean) => {
    if (busy.includes(action.key)) return;
    const from = document.activeElement;
    setBusy((others) => [...others, action.key]);
    const target = { record, ...(on !== undefined && { on }) };
    if (await call(action, target)) onDone(action);
    setBusy((before) => before.filter((key) => key !== action.key));
    restoreFocus(from);
  };
  const press = (action: ActionModel, on?: boolean, always = false) => {
    const label = text(action.label);
    const about = { action: label, name };
    const asked =
      on === undefined
        ? { text: text('pages.action.question', about), confirmLabel: label }
        : on
          ? {
              text: text('pages.action.onQuestion', about),
              confirmLabel: text('pages.action.switchOn'),
            }
          : {
              text: text('pages.action.offQuestion', about),
              confirmLabel: text('pages.action.switchOff'),
            };
    ask({
      title: label,
      ...asked,
      danger: action.danger,
      quiet: !action.confirm && !always,
      records: [record],
      action,
      run: () => run(action, on),
    });
  };

  useAskWantedAction(offered.filter(usable), (action) => {
    const { call: made } = action;
    press(action, made.kind === 'toggle' ? record[made.field] !== true : undefined, true);
  });
  if (offered.length === 0) return null;
  return (
    <Card id="quick-actions" title={text('pages.detail.quickActions')}>
      {[...harmless, ...dangerous].map((action) => {
        const closed = !decideGate(action.gate, gateContext).open;
        const open = !closed && appliesTo(action.when, record, me);
        const reason = open ? undefined : text(closed ? 'pages.inRoot' : 'pages.notForThis');
        const running = busy.includes(action.key);
        const label = text(action.label);
        const reasonId = reason === undefined ? undefined : `why-${action.key}`;
        return (
          <Box
            key={action.key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: action.call.kind === 'toggle' ? 'space-between' : 'flex-start',
              columnGap: 4,
              padding: '6px 16px',
              minHeight: 44,
              // What destroys something stands last, behind a line.
              ...(action === firstDangerous && { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            {action.call.kind === 'toggle' ? (
              <>
                <span id={`action-${action.key}`}>{label}</span>
                <Switch
                  danger={action.danger}
                  checked={record[action.call.field] === true}
                  disabled={!open}
                  // A disabled switch would lose the focus, so it is only ignored while the action runs.
                  onChange={(on) => !running && press(action, on)}
                  aria-labelledby={`action-${action.key}`}
                  aria-describedby={reasonId}
                  aria-busy={running || undefined}
                />
              </>
            ) : (
              <Button
                variant="outlined"
                color={action.danger ? 'error' : 'primary'}
                disabled={!open}
                loading={running}
                aria-describedby={reasonId}
                onClick={() => press(action)}
              >
                {action.confirm ? text('pages.detail.asks', { action: label }) : label}
              </Button>
            )}
            {reason !== undefined && (
              <Box
                component="span"
                id={reasonId}
                sx={{ fontSize: rem(SMALL_TEXT_PX), color: 'text.secondary' }}
              >
                {reason}
              </Box>
            )}
          </Box>
        );
      })}
    </Card>
  );
}
