import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { PushButton } from '../../theme/buttons.ts';
import { afterPage } from '../../i18n/afterPage.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { CommandDialog } from './Commands.tsx';

const loadCommands = () => import('./Commands.tsx');
const Commands = lazyPart(loadCommands);

/** On a phone only the icon is in view; the name stays for screen readers. */
const OpenPalette = styled(PushButton)(({ theme }) => ({
  color: (theme.vars ?? theme).palette.text.secondary,
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'flex-start',
    width: 32,
    padding: '4px 6px',
    border: 0,
    overflow: 'hidden',
  },
}));
/** Shows the keys once they are loaded. */
const KeysPlace = styled('span')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** The button of the command palette. Palette and shortcuts are loaded after the first page. */
export function CommandBar(): ReactNode {
  const text = useText();
  const [ready, setReady] = useState(false);
  const [dialog, setDialog] = useState<CommandDialog>();
  const [keysPlace, setKeysPlace] = useState<HTMLElement | null>(null);
  const [keys, setKeys] = useState<string>();
  useEffect(() => {
    let gone = false;
    afterPage(loadCommands).then(
      () => {
        if (!gone) setReady(true);
      },
      // A press of the button tries again and reports a failure.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <>
      <OpenPalette
        type="button"
        look="outlined"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={() => {
          setReady(true);
          setDialog('palette');
        }}
      >
        <SearchIcon aria-hidden />
        {text('shell.commands')}
        <KeysPlace aria-hidden ref={setKeysPlace} />
      </OpenPalette>
      {ready && (
        <Commands dialog={dialog} onDialog={setDialog} keysPlace={keysPlace} onKeys={setKeys} />
      )}
    </>
  );
}
