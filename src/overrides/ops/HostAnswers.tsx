import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { ClearableSearch } from '@gatehouse-console/engine/controls/ClearableSearch.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { openTaskLog } from '@gatehouse-console/engine/pages/openTaskLog.ts';
import { PushButton } from '@gatehouse-console/engine/theme/buttons.ts';
import { CopyText } from './CopyText.tsx';
import {
  countOutcomes,
  foundAnswers,
  OUTCOMES,
  type HostAnswer,
  type HostOutcome,
} from './hostAnswers.ts';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { Marked } from '@gatehouse-console/engine/controls/Marked.tsx';
import {
  StatusSign,
  type StatusSignProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';

/** So few outputs are shown at once. */
const OPEN_UP_TO = 3;

interface HostAnswersProps {
  readonly answers: readonly HostAnswer[];
  readonly command: string;
  /** Why the command failed as a whole. */
  readonly failure: string | undefined;
  /** Id of the task, for its whole log. */
  readonly task: string;
}

/** What the hosts answered, by host: counted, filtered by outcome, searched. */
export function HostAnswers({ answers, command, failure, task }: HostAnswersProps): ReactNode {
  const text = useText();
  const [outcome, setOutcome] = useState<HostOutcome>();
  const [search, setSearch] = useState('');
  /** All outputs are shown or folded; each press begins anew with every host. */
  const [unfolded, setUnfolded] = useState({ all: answers.length <= OPEN_UP_TO, press: 0 });
  const counts = countOutcomes(answers);
  const word = search.trim();
  const found = foundAnswers(answers, outcome, word);
  const choices = [undefined, ...OUTCOMES.filter((one) => counts[one] > 0 || one === outcome)];
  return (
    <Card
      title={text('jobs.answers.title', { smart_count: answers.length })}
      tools={
        <Button size="small" onClick={() => openTaskLog(task)}>
          {text('jobs.log.open')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, padding: 4 }}>
        {command !== '' && (
          <Box component="code" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            $ {command}
          </Box>
        )}
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box
            role="group"
            aria-label={text('jobs.answers.filter')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            {choices.map((one) => (
              <PushButton
                key={one ?? 'all'}
                look={one === outcome ? 'filled' : 'outlined'}
                aria-pressed={one === outcome}
                onClick={() => setOutcome(one)}
              >
                {text(`jobs.answers.count.${one ?? 'all'}`, {
                  count: one === undefined ? answers.length : counts[one],
                })}
              </PushButton>
            ))}
          </Box>
          <ClearableSearch
            label={text('jobs.answers.search')}
            clearLabel={text('tree.clearSearch')}
            value={search}
            onSearch={setSearch}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setSearch('');
            }}
          />
          <Button
            variant="outlined"
            onClick={() => setUnfolded({ all: !unfolded.all, press: unfolded.press + 1 })}
          >
            {text(unfolded.all ? 'checkTree.collapse' : 'checkTree.expand')}
          </Button>
          <CopyText
            label={text('jobs.answers.copyAll')}
            text={found.map(({ host, output }) => `# ${host}\n${output}`).join('\n\n')}
          />
        </Box>
      </Box>
      {found.length === 0 ? (
        <EmptyLine>{text('jobs.answers.nothing')}</EmptyLine>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {found.map((answer) => (
            <HostOutput
              // A host that answers begins as the others do.
              key={`${unfolded.press} ${word !== ''} ${answer.outcome} ${answer.host}`}
              answer={answer}
              word={word}
              open={unfolded.all || word !== ''}
            />
          ))}
        </Box>
      )}
    </Card>
  );
}

const SIGNS = {
  ok: { shape: 'check', tone: 'good' },
  failed: { shape: 'cross', tone: 'bad' },
  silent: { shape: 'cross', tone: 'quiet' },
  waiting: { shape: 'dot', tone: 'quiet' },
} as const satisfies Readonly<Record<HostOutcome, StatusSignProps>>;

interface HostOutputProps {
  readonly answer: HostAnswer;
  /** Marked in name and output. */
  readonly word: string;
  readonly open: boolean;
}

/** One host: its outcome, and what it wrote when that is unfolded. */
function HostOutput({ answer, word, open }: HostOutputProps): ReactNode {
  const text = useText();
  const { host, outcome, output } = answer;
  const [first = ''] = output.split('\n');
  const heading = (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, minHeight: 32 }}
    >
      <StatusSign {...SIGNS[outcome]} />
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <Marked text={host} word={word} />
      </Box>
      <span>{text(`jobs.answers.outcome.${outcome}`)}</span>
      <Box
        component="code"
        sx={{
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary',
          display: { xs: 'none', sm: 'block' },
          'details[open] &': { visibility: 'hidden' },
        }}
      >
        {first}
      </Box>
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{ padding: '2px 16px', borderTop: 1, borderColor: 'divider', minWidth: 0 }}
    >
      {output === '' ? (
        // Without an arrow, in line with the others.
        <Box sx={{ paddingInlineStart: '22px' }}>{heading}</Box>
      ) : (
        <Disclosure label={heading} open={open}>
          <Box
            component="pre"
            sx={{
              margin: '4px 0 8px',
              padding: 2,
              borderRadius: 1,
              bgcolor: 'action.hover',
              fontSize: '0.8125rem',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            <Marked text={output} word={word} />
          </Box>
          <Box sx={{ marginBottom: 2 }}>
            <CopyText label={text('jobs.answers.copy')} text={output} />
          </Box>
        </Disclosure>
      )}
    </Box>
  );
}
