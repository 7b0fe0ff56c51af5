import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { IconLink } from '../theme/buttons.ts';

/** The arrow before the title of a page, back to the page above it. */
export function BackArrow({ to }: { readonly to: string }): ReactNode {
  const label = useText()('pages.back');
  return (
    <IconLink to={to} aria-label={label} title={label} style={{ marginInlineStart: -6 }}>
      <ArrowBackIcon fontSize="small" />
    </IconLink>
  );
}
