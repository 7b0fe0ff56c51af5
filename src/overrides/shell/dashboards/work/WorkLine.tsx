import Box from '@mui/material/Box';
import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusSign } from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { WarningSign } from '@gatehouse-console/engine/controls/WarningSign.tsx';
import { lazyPart } from '@gatehouse-console/engine/i18n/lazyPart.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { SkeletonBlock } from '@gatehouse-console/engine/theme/SkeletonBlock.ts';
import { VISUALLY_HIDDEN } from '@gatehouse-console/engine/theme/visuallyHidden.ts';
import { Tooltip } from '@gatehouse-console/engine/shell/Tooltip.tsx';
import type { CountedWork } from './useWorkCounts.ts';
import type { Severity, WorkRow } from './workRows.ts';
import type { WorkCount } from './workScope.ts';

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

export interface WorkLineProps {
  readonly row: WorkRow;
  readonly query: UseQueryResult<CountedWork>;
}

/** A line with the number of records: a link to their list, or a button that shows a list of its own. */
export function WorkLine({ row, query }: WorkLineProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { data: answer, isError: failed } = query;
  const [open, setOpen] = useState(false);
  // Until it is counted.
  const [shownAt] = useState(() => new Date());
  const name = text(`dashboard.work.${row.key}`);
  const { count, reason } = useCountText(answer?.counted, failed);
  const content = (
    <>
      <WorkSign severity={row.severity} count={answer?.counted.count} />
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
        {count ?? <SkeletonBlock sx={{ display: 'block', width: 28, height: 20 }} />}
      </Box>
      {reason !== undefined && (
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {reason}
        </Box>
      )}
    </>
  );
  const line =
    row.kind === 'own' ? (
      <LineButton type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {content}
      </LineButton>
    ) : (
      <LineLink
        to={
          routes.address(
            row.page,
            {},
            { ...row.query(answer?.now ?? shownAt), ...answer?.counted.query },
          ) ?? ''
        }
      >
        {content}
      </LineLink>
    );
  return (
    <>
      {reason === undefined ? (
        line
      ) : (
        <Tooltip text={reason} side="below">
          {line}
        </Tooltip>
      )}
      {open && row.kind === 'own' && (
        <OwnListDialog row={row} query={query} title={name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The number as it is shown, and why it may be higher; nothing while it is counted. */
function useCountText(counted: WorkCount | undefined, failed: boolean) {
  const text = useText();
  const { number } = useFormats();
  if (!counted) return { count: failed ? text('dashboard.work.unknown') : undefined };
  const { incomplete } = counted;
  const count = number(counted.count);
  if (!incomplete) return { count };
  const reason =
    incomplete.reason === 'noAnswer'
      ? text('dashboard.work.noAnswer', { names: incomplete.names })
      : text('dashboard.work.firstOnly', {
          read: number(incomplete.read),
          total: number(incomplete.total),
        });
  return { count: `${count}+`, reason };
}

const SIGNS: Readonly<Record<Severity, ReactNode>> = {
  // As large as the others; the mark in the middle tells it from a warning.
  danger: (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden style={{ verticalAlign: 'middle' }}>
      <path
        d="M12 3 22 21H2zM11 10v5h2v-5zm0 6.5v2h2v-2z"
        fillRule="evenodd"
        fill="var(--gh-palette-error-main)"
      />
    </svg>
  ),
  warning: <WarningSign />,
  note: <StatusSign shape="dot" tone="quiet" />,
};

interface WorkSignProps {
  readonly severity: Severity;
  /** Undefined while it is unknown. */
  readonly count: number | undefined;
}

/** How severe the number is, in colour, shape and word (WCAG 2.2, criterion 1.4.1); a check where there are none. */
function WorkSign({ severity, count }: WorkSignProps): ReactNode {
  const text = useText();
  if (count === undefined) return SIGNS.note;
  if (count === 0) return <StatusSign shape="check" tone="good" />;
  return (
    <>
      {SIGNS[severity]}
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {text(`dashboard.work.severity.${severity}`)}
      </Box>
    </>
  );
}
