import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { RuleLink } from './CommandAnswers.tsx';
import type { CompiledRule } from './commandRules.ts';
import {
  MOST_COMMANDS,
  readStopped,
  type Command,
  type StoppedCommand,
} from './recordedCommands.ts';

const MS_PER_SECOND = 1000;

interface Check {
  readonly stage: 'running' | 'halted' | 'over';
  readonly read: number;
  readonly stopped: readonly StoppedCommand[];
  /** Storages that cannot be searched. */
  readonly closed: readonly string[];
  readonly problem?: string | undefined;
}

const BEGUN: Check = { stage: 'running', read: 0, stopped: [], closed: [] };

/** Which of the latest recorded commands the rules would have refused; what was found stays when it is stopped. */
export function RecordedCommands({
  rules,
}: {
  readonly rules: readonly CompiledRule[];
}): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const id = useId();
  const { check, start, stop } = useCheck(rules);
  const isRunning = check?.stage === 'running';
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ fontSize: 'inherit', marginBlock: '16px 4px' }}>
        {text('commandTrial.recorded')}
      </Box>
      <p>{text('commandTrial.recordedHelp', { count: number(MOST_COMMANDS) })}</p>
      {/* One button, which keeps the focus. */}
      <Button variant="outlined" onClick={isRunning ? stop : start}>
        {text(isRunning ? 'forms.stop' : 'commandTrial.check')}
      </Button>
      {isRunning && <LinearProgress aria-label={text('commandTrial.checking')} sx={{ mt: 3 }} />}
      {check && (
        <>
          <p role="status">
            {text(check.stage === 'halted' ? 'commandTrial.halted' : 'commandTrial.progress', {
              read: number(check.read),
              stopped: number(check.stopped.length),
            })}
          </p>
          {check.problem !== undefined && (
            <Box role="alert" sx={{ color: 'error.main' }}>
              {check.problem}
            </Box>
          )}
          {check.closed.length > 0 && (
            <p>{text('commandTrial.closedStorages', { storages: check.closed.join(', ') })}</p>
          )}
          <Stopped commands={check.stopped} />
        </>
      )}
    </section>
  );
}

function useCheck(rules: readonly CompiledRule[]) {
  const failureText = useFailureText();
  const [check, setCheck] = useState<Check>();
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setCheck(BEGUN);
    const change = (next: (before: Check) => Partial<Check>) =>
      setCheck((before = BEGUN) => ({ ...before, ...next(before) }));
    try {
      const closed = await readStopped(rules, signal, ({ read, stopped }) =>
        change((before) => ({
          read: before.read + read,
          stopped: [...before.stopped, ...stopped],
        })),
      );
      change(() => ({ stage: 'over', closed }));
    } catch (error) {
      if (!signal.aborted && !isApiError(error)) throw error;
      const problem = signal.aborted ? undefined : failureText(error);
      change(() => ({ stage: 'halted', problem }));
    }
  };
  return { check, stop, start: () => void start() };
}

/** Each command leads to its session. */
function Stopped({ commands }: { readonly commands: readonly StoppedCommand[] }): ReactNode {
  const { date } = useFormats();
  const routes = useRoutes();
  const opensSessions = routes.verdict('SessionDetail').open;
  const pageOf = ({ session }: Command) =>
    session && opensSessions ? routes.address('SessionDetail', { id: String(session) }) : undefined;
  return (
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, overflowWrap: 'anywhere' }}>
      {commands.map(({ command, rule }) => {
        const facts = [
          date(new Date(Number(command.timestamp) * MS_PER_SECOND)),
          spaced(String(command.user ?? '')),
          spaced(String(command.asset ?? '')),
        ];
        return (
          <Box component="li" key={String(command.id)} sx={{ paddingBlock: 2 }}>
            <code>
              <TextLink to={pageOf(command)}>{String(command.input ?? '')}</TextLink>
            </code>
            <Box sx={{ color: 'text.secondary' }}>
              {facts.join(' · ')} · <RuleLink rule={rule} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
