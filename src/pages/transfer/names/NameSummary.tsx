import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Disclosure } from '../../../controls/Disclosure.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ImportTask } from '../importTask.ts';
import type { ImportNames } from './importNames.ts';
import { entryProblem } from './nameProblems.ts';
import { replaceEntry, summarizeNames, type SummaryEntry } from './nameSummary.ts';
import { unmistakable } from './resolveName.ts';

/** Entries listed; the rest is a number. */
const ENTRIES_SHOWN = 100;
const HEIGHT_PX = 168;

interface NameSummaryProps {
  readonly task: ImportTask;
  readonly names: ImportNames;
}

/** What the names and ids in a file were taken for, wrong ones first, with what could be meant. */
export const NameSummary = memo(function NameSummary({ task, names }: NameSummaryProps): ReactNode {
  const text = useText();
  const edits = useSyncExternalStore(task.subscribe, task.edits);
  const known = useSyncExternalStore(names.subscribe, names.version);
  const entries = useMemo(() => {
    // Computed again when a cell is edited or a name becomes known.
    if (edits < 0 || known < 0 || names.columns.length === 0) return [];
    return summarizeNames(names, task.rows());
  }, [task, names, edits, known]);
  if (entries.length === 0) return null;
  const wrong = entries.filter(({ isWrong }) => isWrong).length;
  const open = entries.filter(({ taken }) => taken === undefined).length;
  const found = entries.filter(({ taken }) => taken?.kind === 'found').length;
  const failed = entries.some(({ taken }) => taken?.kind === 'unread' && taken.reason === 'failed');
  const unchecked = entries.filter(({ taken, isWrong }) => taken?.kind === 'unread' && !isWrong);
  const more = entries.length - ENTRIES_SHOWN;
  return (
    <Box sx={{ flex: 'none' }}>
      <span role="status">
        {open > 0
          ? text('transfer.names.asking')
          : text('transfer.names.result', { found, wrong, unchecked: unchecked.length })}
      </span>
      {failed && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={() => void names.retry(task.rows())}>
              {text('pages.retry')}
            </Button>
          }
        >
          {text('transfer.names.notRead')}
        </Alert>
      )}
      <Disclosure key={String(wrong > 0)} label={text('transfer.names.title')} open={wrong > 0}>
        <Box
          component="ul"
          // It may scroll: the keyboard must reach it.
          tabIndex={0}
          aria-label={text('transfer.names.title')}
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: '0 4px',
            maxHeight: HEIGHT_PX,
            overflow: 'auto',
          }}
        >
          {entries.slice(0, ENTRIES_SHOWN).map((entry) => (
            <EntryLine
              key={`${entry.column.field} ${entry.entry} ${entry.taken?.kind ?? ''}`}
              entry={entry}
              task={task}
              names={names}
            />
          ))}
          {more > 0 && <li>{text('pages.form.changes.more', { count: more })}</li>}
        </Box>
      </Disclosure>
    </Box>
  );
});

interface EntryLineProps extends NameSummaryProps {
  readonly entry: SummaryEntry;
}

/** One entry: what it was taken for, or why it is wrong, and buttons for what could be meant. */
function EntryLine({ entry, task, names }: EntryLineProps): ReactNode {
  const text = useText();
  const { column, taken, isWrong, rows } = entry;
  const problem = entryProblem(entry);
  const candidates =
    taken?.kind === 'ambiguous' || taken?.kind === 'unknown' ? taken.candidates : [];
  const said = problem
    ? // Similar names stand on the buttons.
      text(taken?.kind === 'unknown' ? 'transfer.names.unknown' : problem.key, problem.values)
    : taken?.kind === 'found'
      ? `${entry.entry} → ${taken.record.label}`
      : text(taken ? 'transfer.names.unchecked' : 'transfer.names.waiting', { entry: entry.entry });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: isWrong ? 'error.main' : undefined }}>
        {text('pages.form.fieldError', { field: column.label, message: said })}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text('transfer.names.rows', { smart_count: rows.length })}
      </Box>
      {candidates.map((record) => {
        const name = unmistakable(record, candidates);
        return (
          <Button
            key={record.value}
            size="small"
            variant="outlined"
            onClick={() => replaceEntry(task, names, entry, record, candidates)}
          >
            {text('transfer.names.use', { name })}
          </Button>
        );
      })}
    </Box>
  );
}
