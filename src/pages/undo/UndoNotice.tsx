import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotificationContext } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { useText } from '../../i18n/useText.ts';
import { useNoticeOfPage } from '../useNoticeOfPage.ts';
import { useSession } from '../../session/SessionContext.ts';
import { isUndoKey } from './undoKey.ts';

interface UndoNoticeProps {
  /** What has happened, and to which record. */
  readonly said: string;
  /** Undoes it; notifies by itself. */
  onUndo(): Promise<unknown>;
}

/**
 * A notification with a button that undoes the change. It has no time limit (WCAG 2.2, criterion
 * 2.2.1): it stays until it is closed, the next notification takes its place, or the page or the
 * organization is left.
 */
export function UndoNotice({ said, onUndo }: UndoNoticeProps): ReactNode {
  const text = useText();
  const { takeNotification } = useNotificationContext();
  const { organization } = useSession();
  const { pathname } = useLocation();
  const place = `${organization.id} ${pathname}`;
  const [begun] = useState(place);
  /** The switch or button that was pressed. */
  const [from] = useState(() => document.activeElement);
  const taken = useRef(false);
  const undo = () => {
    if (taken.current) return;
    taken.current = true;
    takeNotification();
    restoreFocus(from);
    void onUndo();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event)) return;
    event.preventDefault();
    undo();
  });

  useNoticeOfPage(place === begun);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <span>{said}</span>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        aria-keyshortcuts="Control+Z Meta+Z"
        title={text('undo.keys')}
        onClick={undo}
      >
        {text('undo.undo')}
      </Button>
    </Box>
  );
}
