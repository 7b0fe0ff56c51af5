import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { saveFile } from '@gatehouse-console/engine/pages/transfer/saveFile.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useDrawnRows } from './AccessTable.tsx';
import { Headline } from './Headline.tsx';
import type { Facts } from './loadFacts.ts';
import { reachFile, type countReach } from './reachRows.ts';
import { ReachTable } from './ReachTable.tsx';
import type { readScope } from './reportScope.ts';

const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

interface ReportResultProps {
  readonly facts: Facts;
  readonly made: Date;
  readonly found: Awaited<ReturnType<typeof countReach>> & {
    readonly scope: Awaited<ReturnType<typeof readScope>>;
  };
}

/** How much there is in a sentence, the rows, and what can be kept of them. */
export function ReportResult({ facts, made, found }: ReportResultProps): ReactNode {
  const text = useText();
  const { date, number } = useFormats();
  const { profile } = useSession();
  const { rows, total, users, assets, scope } = found;
  const { shown, more, drawAll } = useDrawnRows(rows);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const day = made.toISOString().slice(0, DAY_CHARACTERS);
      const name = ['access', scope.name, day].join('-').replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
      saveFile(`${name}.csv`, await reachFile(facts, scope, { text, date }));
    } finally {
      setSaving(false);
    }
  };
  const print = () => {
    flushSync(drawAll);
    globalThis.print();
  };
  const sentence =
    total === 0
      ? text('access.report.none', { part: scope.name })
      : text('access.report.count', {
          part: scope.name,
          users: text('access.counts.users', { smart_count: users }),
          assets: text('access.counts.assets', { smart_count: assets }),
          rows: text('access.report.rows', { smart_count: total }),
        });
  return (
    <>
      <Headline title={sentence}>
        <Box sx={{ display: 'grid', gap: 1, marginTop: 2, color: 'text.secondary' }}>
          <span>
            {text('access.report.made', { name: profile.name, date: date(made, 'long') })}
          </span>
          <span>{text('access.report.limit')}</span>
        </Box>
      </Headline>
      {total > rows.length && (
        <Alert severity="info">
          {text('access.report.shown', { shown: number(rows.length), total: number(total) })}
        </Alert>
      )}
      <Paper variant="outlined">
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            padding: 3,
            '@media print': { display: 'none' },
          }}
        >
          <Button variant="outlined" disabled={total === 0 || isSaving} onClick={() => void save()}>
            {text('access.export')}
          </Button>
          <Button variant="outlined" disabled={total === 0} onClick={print}>
            {text('access.report.print')}
          </Button>
        </Box>
        {total === 0 ? <EmptyLine>{text('access.noRows')}</EmptyLine> : <ReachTable rows={shown} />}
        {more}
      </Paper>
    </>
  );
}
