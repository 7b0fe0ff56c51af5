import BellIcon from '@mui/icons-material/NotificationsNone';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode, useEffect } from 'react';
import { Badge } from '../../controls/Badge.tsx';
import { IconPush } from '../../theme/buttons.ts';
import { Tooltip } from '../Tooltip.tsx';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useNotify } from 'ra-core';
import { afterPage } from '../../i18n/afterPage.ts';
import type { TextKey } from '#project/generated/texts.ts';

const MessagesDrawer = lazyPart(() => import('./MessagesDrawer.tsx'));

const Place = styled('span')({ position: 'relative', display: 'inline-flex' });
/** Opens the messages; the badge is the number of unread ones (spec 1, section 2.6). */
export function MessagesButton(): ReactNode {
  const [count, setCount] = useUnreadCount();
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const label = useText()('shell.messages', { count });
  return (
    <>
      <Place>
        <Tooltip text={label} side="below">
          <IconPush
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => {
              setUsed(true);
              setOpen(true);
            }}
          >
            <BellIcon fontSize="small" />
          </IconPush>
        </Tooltip>
        <Badge count={count} />
      </Place>
      {used && (
        <MessagesDrawer
          open={open}
          onClose={() => setOpen(false)}
          count={count}
          onCount={setCount}
        />
      )}
    </>
  );
}

/** The live number of unread messages, and its setter for after marking some. */
function useUnreadCount(): readonly [number, (count: number) => void] {
  const [count, setCount] = useState(0);
  const notify = useNotify();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const onFailure = () => {
      if (!gone) notify('messages.connectFailed' satisfies TextKey, { type: 'info' });
    };
    // After the page.
    afterPage(() => import('./watchUnread.ts')).then(({ watchUnread }) => {
      if (!gone) stop = watchUnread({ onCount: setCount, onFailure });
    }, onFailure);
    return () => {
      gone = true;
      stop?.();
    };
  }, [notify]);
  return [count, setCount];
}
