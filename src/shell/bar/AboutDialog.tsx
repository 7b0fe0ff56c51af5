import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { version } from '../../../package.json';
import { app } from '../../../generated/app.ts';
import { useText } from '../../i18n/useText.ts';

/** Written by the build: the licence of every package in it. */
const LICENCES = `${app.base}licences.txt`;

/** The version of this console, the version of the API that it was made for, and the licences of what is in it. */
export default function AboutDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  const facts = [
    { name: text('about.version'), value: version },
    { name: text('about.api'), value: app.version },
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="about-title">
      <DialogTitle id="about-title">{text('about.title', { name: app.name })}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2, m: 0 }}
        >
          {facts.map(({ name, value }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Box component="p" sx={{ color: 'text.secondary', mt: 3, mb: 2 }}>
          {text('about.noVersion')}
        </Box>
        <Link href={LICENCES} target="_blank" rel="noopener">
          {text('about.licences')}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
