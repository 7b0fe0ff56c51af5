import type { Theme } from '@mui/material/styles';

/** Share of the window (spec 1, section 2.7): 60 %, or 80 % below the mobile width; on a phone it is the whole. */
const WIDTH = '60%';
const NARROW_WIDTH = '80%';

/** Paper of a dialog with a form or a record. */
export const widePaper = {
  sx: (theme: Theme) => ({
    [theme.breakpoints.up('sm')]: { width: NARROW_WIDTH, margin: 2 },
    [theme.breakpoints.up('md')]: { width: WIDTH },
  }),
} as const;
