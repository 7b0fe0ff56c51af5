import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Facts } from '../../controls/Facts.tsx';
import { OUTSIDE, OutsideMark } from '../../controls/OutsideMark.tsx';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { version } from '../../../package.json';
import { app } from '#project/generated/app.ts';
import { useServerLabel } from '../useServerLabel.ts';
import { useText } from '../../i18n/useText.ts';

/** Written by the build: the licence of every package in it. */
const LICENCES = `${app.base}licences.txt`;

/** The version of this console, the version of the API that it was made for, and the licences of what is in it. */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const facts = [
    [text('about.version'), version],
    [text('about.api'), useServerLabel()],
  ] as const;
  return (
    <DialogFrame
      title={text('about.title', { name: app.name })}
      maxWidth="xs"
      cancel={false}
      action={{ label: text('forms.close'), run: onClose }}
      onClose={onClose}
    >
      <Facts facts={facts.filter(([, value]) => value)} />
      <Box component="p" sx={{ color: 'text.secondary', mt: 3, mb: 2 }}>
        {text('about.noVersion')}
      </Box>
      <Link
        href={LICENCES}
        {...OUTSIDE}
        aria-label={text('shell.newTab', { name: text('about.licences') })}
      >
        {text('about.licences')}
        <OutsideMark />
      </Link>
    </DialogFrame>
  );
}
