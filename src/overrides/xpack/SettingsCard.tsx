import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';

interface SettingsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsCard({ title, children }: SettingsCardProps): ReactNode {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id}>
      <Box
        component="h2"
        id={id}
        sx={{ typography: 'h3', m: 0, p: '10px 16px', borderBottom: 1, borderColor: 'divider' }}
      >
        {title}
      </Box>
      <Box sx={{ p: 4 }}>{children}</Box>
    </Paper>
  );
}
