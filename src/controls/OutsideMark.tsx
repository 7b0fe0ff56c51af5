import OpenInNew from '@mui/icons-material/OpenInNewOutlined';

/** The mark of what leaves the console; its name says it to readers (`shell.newTab`). */
export function OutsideMark() {
  return (
    <OpenInNew aria-hidden sx={{ fontSize: 14, marginInlineStart: 1, verticalAlign: '-2px' }} />
  );
}

/** How a link leaves the console: in another browser tab, without access to this one. */
export const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;
