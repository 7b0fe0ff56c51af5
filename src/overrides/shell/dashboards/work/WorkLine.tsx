import Box from '@mui/material/Box';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusSign } from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { WarningSign } from '@gatehouse-console/engine/controls/WarningSign.tsx';
import { lazyPart } from '@gatehouse-console/engine/i18n/lazyPart.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { SkeletonBlock } from '@gatehouse-console/engine/theme/SkeletonBlock.ts';
import { useWorkCount } from './useWorkCount.ts';
import type { WorkRow } from './workRows.ts';

const OwnListDialog = lazyPart(() => import('./OwnListDialog.tsx'));

function lineStyles({ theme }: { readonly theme: Theme }): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: 40,
    padding: '6px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: palette.raised },
    '&:hover .name': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  };
}
const LineLink = styled(Link)(lineStyles);
const LineButton = styled('button')(lineStyles);

/** A line with the number of records: a link to their list, or a button that shows a list of its own. */
export function WorkLine({ row }: { readonly row: WorkRow }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { data: answer, isError: failed } = useWorkCount(row);
  const [open, setOpen] = useState(false);
  // Until it is counted.
  const [shownAt] = useState(() => new Date());
  const name = text(`dashboard.work.${row.key}`);
  const shown = useCountText(answer?.counted, failed);
  const content = (
    <>
      <WorkSign problem={row.problem} count={answer?.counted.count} />
      <span className="name">{name}</span>
      <Box
        component="b"
        sx={{
          marginInlineStart: 'auto',
          fontSize: 18,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {shown ?? <SkeletonBlock sx={{ display: 'block', width: 28, height: 20 }} />}
      </Box>
    </>
  );
  if (row.kind === 'own') {
    return (
      <>
        <LineButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {content}
        </LineButton>
        {open && <OwnListDialog row={row} title={name} onClose={() => setOpen(false)} />}
      </>
    );
  }
  const query = { ...row.query(answer?.now ?? shownAt), ...answer?.counted.query };
  return <LineLink to={routes.address(row.page, {}, query) ?? ''}>{content}</LineLink>;
}

/** The number in words; undefined while it is counted. */
function useCountText(
  counted: { readonly count: number; readonly atLeast?: boolean } | undefined,
  failed: boolean,
): string | undefined {
  const text = useText();
  const { number } = useFormats();
  if (!counted) return failed ? text('dashboard.work.unknown') : undefined;
  const count = number(counted.count);
  return counted.atLeast === true ? text('dashboard.work.atLeast', { count }) : count;
}

interface WorkSignProps {
  readonly problem: boolean;
  /** Undefined while it is unknown. */
  readonly count: number | undefined;
}

/** A warning where something needs attention, a check where nothing does; the number says the same. */
function WorkSign({ problem, count }: WorkSignProps): ReactNode {
  if (!problem || count === undefined) return <StatusSign shape="dot" tone="quiet" />;
  return count > 0 ? <WarningSign /> : <StatusSign shape="check" tone="good" />;
}
