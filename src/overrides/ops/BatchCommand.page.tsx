import Box from '@mui/material/Box';
import { useNotify } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageQueries } from '#project/generated/names.ts';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { CommandForm } from './CommandForm.tsx';
import { missingOf, type CommandToRun } from './commandToRun.ts';
import { isAskedAbout, dangerousParts } from './dangerousCommand.ts';
import { hostAnswers, resultFailure } from './hostAnswers.ts';
import { HostAnswers } from './HostAnswers.tsx';
import { HostChoice } from './HostChoice.tsx';
import { RunBar } from './RunBar.tsx';
import { useCommandRun } from './useCommandRun.ts';
import { useGrantedHosts } from './useGrantedHosts.ts';
import { useSystemUsers } from './useSystemUsers.ts';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';
import { Confirmation } from '@gatehouse-console/engine/controls/Confirmation.tsx';

const TREE_PX = 380;
/** Ids of the assets that a list hands over, joined by commas. */
const ASSETS_PARAMETER: PageQueries['BatchCommand'] = 'assets';
/** The command that is shown, so that its answers are there again after a reload. */
const EXECUTION_PARAMETER = 'execution';
const NONE: ReadonlySet<string> = new Set();

/** Runs one command on many hosts: hosts, command, answers by host. */
export default function BatchCommand({ route }: PageProps) {
  const text = useText();
  const notify = useNotify();
  const [address, setAddress] = useSearchParams();
  const id = address.get(EXECUTION_PARAMETER) ?? undefined;
  const handedOver = address.get(ASSETS_PARAMETER);
  const users = useSystemUsers();
  const [picked, setPicked] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const [asking, setAsking] = useState(false);
  /** Names of the hosts of the last command, for users who may not read it afterwards. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const run = useCommandRun(id, (started) =>
    setAddress((before) => ({ ...Object.fromEntries(before), [EXECUTION_PARAMETER]: started }), {
      replace: true,
    }),
  );
  const { execution } = run;

  const command = typed ?? execution?.command ?? '';
  const usable = users.data?.rows.filter((one) => one.usable) ?? [];
  const only = usable.length === 1 ? usable[0]?.id : undefined;
  const user = picked ?? execution?.runAs ?? only;
  const userName = users.data?.rows.find((one) => one.id === user)?.name;
  const before = useMemo(() => {
    if (execution) return new Set(execution.hosts);
    return handedOver ? new Set(handedOver.split(',')) : NONE;
  }, [execution, handedOver]);
  const wanted = chosen ?? before;
  const granted = useGrantedHosts(user, wanted);
  const hosts = useMemo(
    () => new Set([...wanted].filter((host) => granted.names.has(host))),
    [wanted, granted.names],
  );
  const named = (ids: Iterable<string>) => [...ids].flatMap((one) => granted.names.get(one) ?? []);

  const toRun: CommandToRun = { hosts: [...hosts], user, command };
  const send = () => {
    setAsking(false);
    setAsked(named(hosts));
    // What was sent stays in the form while the answers are read.
    setTyped(command);
    setChosen(wanted);
    setPicked(user);
    void run.start(toRun);
  };
  const press = () => {
    if (run.sending || run.following) return;
    const missing = missingOf(toRun);
    if (missing) notify(text(missing), { type: 'warning' });
    else if (isAskedAbout(command, hosts.size)) setAsking(true);
    else send();
  };
  const names = asked.length > 0 ? asked : named(execution?.hosts ?? []);
  const answers =
    id === undefined ? [] : hostAnswers(names, execution?.result, run.log.text, run.ended);
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Box sx={{ gap: 4, ...columnsFrom('md', `${TREE_PX}px minmax(0, 1fr)`) }}>
        <Box
          sx={{
            position: { md: 'sticky' },
            top: { md: 'calc(var(--gatehouse-top, 48px) + 12px)' },
            minWidth: 0,
          }}
        >
          <HostChoice
            key={user}
            granted={granted}
            hosts={hosts}
            onChange={(ids, on) => {
              const next = new Set(wanted);
              for (const one of ids) {
                if (on) next.add(one);
                else next.delete(one);
              }
              setChosen(next);
            }}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CommandForm
            users={users.data}
            user={user}
            command={command}
            onUser={setPicked}
            onCommand={setTyped}
            onRun={press}
          />
          {id !== undefined && answers.length > 0 && (
            <HostAnswers
              key={id}
              answers={answers}
              command={execution?.command ?? command}
              failure={resultFailure(execution?.result)}
              task={id}
            />
          )}
          {run.failed && <EmptyLine failed>{text('jobs.batch.lost')}</EmptyLine>}
        </Box>
      </Box>
      <RunBar
        hosts={hosts.size}
        loading={granted.nodes === undefined}
        user={userName}
        sending={run.sending}
        run={id === undefined || run.failed ? undefined : run}
        answers={answers}
        onRun={press}
      />
      {user !== undefined && (
        <RunQuestion
          open={asking}
          command={command}
          hosts={named(hosts)}
          user={userName ?? ''}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** More lines would not be read. */
const LINES_SHOWN = 8;

interface RunQuestionProps {
  readonly open: boolean;
  readonly command: string;
  readonly hosts: readonly string[];
  readonly user: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a command runs on many hosts or could destroy something. */
function RunQuestion(props: RunQuestionProps): ReactNode {
  const { open, command, hosts, user, onConfirm, onCancel } = props;
  const text = useText();
  const parts = dangerousParts(command);
  const about = { smart_count: hosts.length, user };
  return (
    <Confirmation
      open={open}
      wide
      title={text('jobs.batch.question', about)}
      names={hosts}
      confirmLabel={text('jobs.batch.runOn', about)}
      danger={parts.length > 0}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {parts.map(({ danger, words }) => (
        <p key={danger}>
          <Box component="strong" sx={{ color: 'error.main' }}>
            <code>{words}</code>
          </Box>{' '}
          {text(`jobs.batch.danger.${danger}`)}
        </p>
      ))}
      <Box
        component="pre"
        sx={{
          padding: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
          color: 'text.primary',
        }}
      >
        {firstLines(command)}
      </Box>
      <p>{text('jobs.batch.noStop')}</p>
    </Confirmation>
  );
}

function firstLines(command: string): string {
  const lines = command.split('\n');
  return lines.length > LINES_SHOWN ? [...lines.slice(0, LINES_SHOWN), '…'].join('\n') : command;
}
