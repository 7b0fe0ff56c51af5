import { styled } from '@mui/material/styles';
import { TABLE_TEXT_PX, TARGET_PX, TEXT_PX } from '../../theme/sizes.ts';
import { valueStyles } from '../../theme/valueStyles.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

/** Height of a card that the browser has not drawn yet, and of those that follow. */
export const CARD_PX = 64;
/** Facts share a line while each has this much, or all it needs. */
const FACT_PX = 104;
/** A target that a finger hits. */
export const TOUCH_PX = 40;

/**
 * The cards of a list on a narrow window, with one style for all. Each has its parts in place of a cell: `data-check`,
 * `data-name`, `data-facts`, `data-end`.
 */
export const CardFrame = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    fontSize: TABLE_TEXT_PX,
    ...valueStyles(palette),
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      minHeight: CARD_PX,
      paddingBlock: 8,
      borderBottom: `1px solid ${palette.divider}`,
    },
    // Of a long list, what is out of view is not drawn.
    '&[data-rows] > li': {
      contentVisibility: 'auto',
      containIntrinsicSize: `auto ${CARD_PX}px`,
    },
    '& > li[data-chosen]': { background: palette.raised },
    '& > li[aria-busy]': { opacity: 0.6 },
    '& > li:focus-within': { background: palette.raised },
    // The sign keeps its size, with a frame around it that takes the finger.
    '& [data-check] input': { display: 'block', width: TOUCH_PX, height: TOUCH_PX, padding: 8 },
    '& [data-text]': { gridColumn: 2, minWidth: 0, paddingInlineStart: 12 },
    '& [data-text]:not(:has(+ [data-end]))': { gridColumn: '2 / -1', paddingInlineEnd: 12 },
    '& [data-check] + [data-text]': { paddingInlineStart: 0 },
    '& [data-name]': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      fontSize: TEXT_PX,
      fontWeight: 600,
      '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
      '& > [data-tone]': { flex: 'none' },
      // How long ago it was is shown in full, or not at all.
      '& time': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        // Chinese and Japanese characters are higher than the usual line.
        lineHeight: `${TARGET_PX}px`,
        height: TARGET_PX,
        overflow: 'hidden',
      },
    },
    // The whole card is the target of its name; its other controls lie above.
    '& [data-name] :is(a, label)::after': { content: '""', position: 'absolute', inset: 0 },
    '& :is([data-check], [data-end], [data-below]), & [data-facts] :is(a, button)': {
      position: 'relative',
      zIndex: 1,
    },
    '& [data-facts]': {
      display: 'flex',
      flexWrap: 'wrap',
      // What has no room in the line stands in a second one, which is not seen until it has the focus.
      height: TARGET_PX,
      overflow: 'hidden',
      margin: 0,
      lineHeight: `${TARGET_PX}px`,
      whiteSpace: 'nowrap',
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        flex: `1 1 ${FACT_PX}px`,
        minWidth: 0,
        maxWidth: 'max-content',
        height: TARGET_PX,
      },
      // A state with its sign and a moment are never cut.
      '& > div:has(svg, time)': { flex: 'none' },
      '& > div:has(> dd:empty)': { display: 'none' },
      // A name is enough, without the username.
      '& :not(time) > [data-secondary]': { display: 'none' },
      '& > div + div::before': { content: '"·"', paddingInline: 6, color: palette.text.secondary },
      '& dt': { flex: 'none', paddingInlineEnd: 4, color: palette.text.secondary },
      '& dd': { margin: 0, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
      // Of a value that says what it is; for screen readers.
      '& [data-plain] dt': VISUALLY_HIDDEN,
    },
    // Every fact in full: as many lines as they take.
    '& [data-facts][data-whole]': {
      height: 'auto',
      columnGap: 12,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '& > div + div::before': { content: 'none' },
      '& > div': { flex: '0 1 auto', maxWidth: '100%', height: 'auto', minHeight: TARGET_PX },
    },
    '& [data-end]': {
      gridColumn: 3,
      display: 'flex',
      alignItems: 'center',
      paddingInline: 4,
      '& > :is(a, button)': { minWidth: TOUCH_PX, minHeight: TOUCH_PX, justifyContent: 'center' },
    },
    '& [data-below]': {
      gridColumn: '2 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 8,
      paddingInlineStart: 6,
      paddingInlineEnd: 12,
    },
    '& [data-check] ~ [data-below]': { paddingInlineStart: 0 },
  };
});
