import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { shell } from '#project/generated/overrides.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { visibleText } from '../../i18n/visibleText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { MessageSlotProps } from '../../pages/slots/slots.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { HtmlBody } from './HtmlBody.tsx';
import { linkedRecord } from './linkedPage.ts';
import { MessageDate } from './MessageDate.tsx';
import type { SiteMessage } from './siteMessages.ts';
import { useText } from '../../i18n/useText.ts';

const MessagePart = shell.message && lazyPart<MessageSlotProps>(shell.message);

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 4,
  padding: '12px 16px 12px 8px',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));
const Subject = styled('button')(({ theme }) => ({
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));
const Text = styled('div')({ marginTop: 4 });

interface MessageRowProps {
  readonly message: SiteMessage;
  readonly now: number;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onOpen: () => void;
  readonly onLeave: () => void;
  readonly onRead: () => void;
}

/** One unread message: subject, date and body (spec 1, section 2.6), and what can be done about its record. */
export function MessageRow({
  message,
  now,
  selected,
  onSelect,
  onOpen,
  onLeave,
  onRead,
}: MessageRowProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { subject, message: html, date_created } = message;
  const record = useMemo(() => linkedRecord(html, routes), [html, routes]);
  return (
    <Row>
      <Checkbox
        checked={selected}
        onChange={onSelect}
        aria-label={text('messages.select', { subject })}
      />
      <div>
        <Subject type="button" onClick={onOpen}>
          {visibleText(subject)}
        </Subject>
        <div>
          <MessageDate value={date_created} now={now} />
        </div>
        <Text>
          <HtmlBody html={html} />
        </Text>
        {record && MessagePart && <MessagePart {...record} onLeave={onLeave} onDone={onRead} />}
      </div>
    </Row>
  );
}
