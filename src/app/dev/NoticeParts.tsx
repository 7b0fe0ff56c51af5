import { useState, type ReactNode } from 'react';
import { Card } from '../../controls/Card.tsx';
import { CardHeading } from '../../controls/CardHeading.tsx';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { CutNotice } from '../../controls/CutNotice.tsx';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { EmptyState } from '../../controls/EmptyState.tsx';
import { Facts } from '../../controls/Facts.tsx';
import { openedPart } from '../../controls/openedPart.tsx';
import { StatusBadge } from '../../controls/StatusBadge.tsx';
import Toast from '../../controls/Toast.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { ToastMessage } from '../../controls/ToastMessage.tsx';
import { useText } from '../../i18n/useText.ts';
import { PushButton } from '../../theme/buttons.ts';
import { Part } from './Part.tsx';

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;
const UnreachablePart = openedPart<object>(() =>
  Promise.reject(new Error('An example of a part that does not come.')),
);
const NAMES = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper'] as const;

/** Cards, empty states, toasts and dialogs. */
export function NoticeParts(): ReactNode {
  const text = useText();
  const [asks, setAsks] = useState(false);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState(false);
  const button = (label: string, onClick: () => void) => (
    <PushButton look="outlined" onClick={onClick}>
      {label}
    </PushButton>
  );
  const done = text('pages.removal.done', { name: NAMES[0] });
  return (
    <>
      <Part name="CardHeading">
        <CardHeading
          title={text('pages.detail.quickActions')}
          note={text('pages.list.all')}
          tools={button(text('pages.list.refresh'), () => {})}
        />
        <Card title={text('tabs.summary')} padded>
          <Facts facts={[[text('fields.name'), NAMES[0]]]} />
          <TextLink to="/">{NAMES[1]}</TextLink>
        </Card>
      </Part>
      <Part name="EmptyState">
        <EmptyState
          title={text('noRows.found')}
          action={button(text('pages.list.clearSearch'), () => {})}
        >
          {text('noRows.foundHelp')}
        </EmptyState>
        <EmptyState failed title={text('pages.list.failed')}>
          {text('errors.network')}
        </EmptyState>
        <EmptyLine>{text('relations.none')}</EmptyLine>
        <EmptyLine failed>{text('errors.server')}</EmptyLine>
        <CutNotice shown={100} total={251} />
        <UnreachablePart />
      </Part>
      <Part name="StatusBadge">
        <StatusBadge tone="open">{text('pages.value.yes')}</StatusBadge>
        <StatusBadge tone="shut">{text('pages.value.no')}</StatusBadge>
        <StatusBadge tone="ajar">{text('pages.badges.ends', { smart_count: 9 })}</StatusBadge>
        <StatusBadge tone="good">{text('pages.value.reachable')}</StatusBadge>
        <StatusBadge tone="bad">{text('pages.badges.ended')}</StatusBadge>
        <StatusBadge tone="warning">{text('pages.badges.ends', { smart_count: 9 })}</StatusBadge>
        <StatusBadge tone="plain">{text('pages.value.unknown')}</StatusBadge>
      </Part>
      <Part name="Toast">
        {SEVERITIES.map((severity) => (
          <ToastMessage key={severity} severity={severity} onClose={() => {}}>
            {done}
          </ToastMessage>
        ))}
        {button(text('pages.view'), () => setSaid(true))}
        <Toast
          open={said}
          severity="success"
          stayMs={null}
          onClose={() => setSaid(false)}
          onGone={() => {}}
        >
          {done}
        </Toast>
      </Part>
      <Part name="DialogFrame">
        {button(text('pages.view'), () => setOpen(true))}
        <DialogFrame
          open={open}
          title={text('pages.view')}
          problem={text('errors.server')}
          action={{ label: text('pages.form.save'), run: () => setOpen(false) }}
          onClose={() => setOpen(false)}
        >
          {text('pages.loading')}
        </DialogFrame>
      </Part>
      <Part name="Confirmation">
        {button(text('pages.removal.bulk'), () => setAsks(true))}
        <Confirmation
          open={asks}
          danger
          title={text('pages.removal.bulk')}
          names={NAMES}
          confirmLabel={text('pages.delete')}
          onConfirm={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        >
          {text('pages.removal.bulkQuestion', { count: NAMES.length, many: 'records' })}
        </Confirmation>
      </Part>
    </>
  );
}
