import LinearProgress from '@mui/material/LinearProgress';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createCallQueue } from '@gatehouse-console/engine/api/callQueue.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { PlainTable } from '@gatehouse-console/engine/controls/PlainTable.ts';
import {
  StatusIcon,
  type StatusSignProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { openTaskLog } from '@gatehouse-console/engine/pages/openTaskLog.ts';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { testHost, type HostTest } from './hostTest.ts';

/** The tests of one person leave the server room for those of others. */
const AT_ONCE = 4;

const SIGNS: Readonly<Record<HostTest['outcome'], StatusSignProps>> = {
  ok: { shape: 'check', tone: 'good' },
  failed: { shape: 'cross', tone: 'bad' },
  silent: { shape: 'dot', tone: 'quiet' },
};

const WORDS = {
  ok: 'resources.assets.asset.choices.connectivity.ok',
  failed: 'resources.assets.asset.choices.connectivity.failed',
  silent: 'resources.assets.asset.choices.connectivity.unknown',
} as const;

interface Host {
  readonly id: string;
  readonly hostname: string;
  readonly ip: string;
}

/** Tests the selected hosts one by one, says which the server reaches and why not, and tries the others again. */
export default function TestSelectedHosts(props: ActionSlotProps): ReactNode {
  const { definition, action, records, onClose } = props;
  const text = useText();
  const queries = useQueryClient();
  const [hosts] = useState(() => records.map(hostOf));
  const { tests, running, again, stop } = useHostTests(hosts);
  const failed = hosts.filter(({ id }) => isToTryAgain(tests.get(id)));
  const close = () => {
    stop();
    void queries.invalidateQueries({ queryKey: [definition.id] });
    onClose();
  };
  return (
    <DialogFrame
      title={text(action.label)}
      maxWidth="sm"
      cancel={text(running ? 'forms.stop' : 'forms.close')}
      action={
        running || failed.length === 0
          ? undefined
          : {
              label: text('hostTest.again', { smart_count: failed.length }),
              run: () => again(failed),
            }
      }
      onClose={running ? stop : close}
    >
      <p role="status">
        {text('hostTest.progress', { done: tests.size, smart_count: hosts.length })}
        {!running &&
          failed.length > 0 &&
          ` ${text('hostTest.failed', { smart_count: failed.length })}`}
      </p>
      {running && (
        <LinearProgress
          variant="determinate"
          value={(100 * tests.size) / hosts.length}
          aria-label={text(action.label)}
        />
      )}
      <PlainTable>
        <tbody>
          {hosts.map(({ id, hostname, ip }) => (
            <tr key={id}>
              <th scope="row">
                {hostname}
                <small>{ip}</small>
              </th>
              <td>
                <Outcome test={tests.get(id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </DialogFrame>
  );
}

/** @param test undefined: it has not ended */
function Outcome({ test }: { readonly test: HostTest | undefined }): ReactNode {
  const text = useText();
  if (!test) return text('hostTest.waiting');
  const { outcome, reason, task } = test;
  return (
    <>
      <StatusIcon {...SIGNS[outcome]} label={text(WORDS[outcome])} inWords />
      {reason !== undefined && <small>{reason}</small>}
      {outcome !== 'ok' && task !== undefined && (
        <Button size="small" onClick={() => openTaskLog(task)}>
          {text('jobs.log.open')}
        </Button>
      )}
    </>
  );
}

type Tests = ReadonlyMap<string, HostTest>;

/** The tests of hosts that have ended; they begin at once. */
function useHostTests(all: readonly Host[]) {
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [round, setRound] = useState({ number: 1, hosts: all });
  const [tests, setTests] = useState<Tests>(new Map());
  const key = ['host-tests', all, round.number];
  const { isFetching } = useRequest(
    key,
    async (signal) => {
      const queue = createCallQueue(AT_ONCE);
      const tested = round.hosts.map(async (host) => {
        const test = await queue(() => testHost(host, request, signal, pause), signal).catch(
          (error: unknown): HostTest => {
            signal.throwIfAborted();
            return { outcome: 'failed', reason: failureText(error) ?? '' };
          },
        );
        setTests((before) => new Map(before).set(host.id, test));
      });
      await Promise.all(tested);
      return null;
    },
    { gcTime: 0, retry: false, staleTime: Infinity },
  );
  return {
    tests,
    running: isFetching,
    again: (hosts: readonly Host[]) => {
      setTests(new Map([...tests].filter(([id]) => hosts.every((host) => host.id !== id))));
      setRound({ number: round.number + 1, hosts });
    },
    stop: () => void queries.cancelQueries({ queryKey: key }),
  };
}

/** Also those whose test was stopped. */
function isToTryAgain(test: HostTest | undefined): boolean {
  return test?.outcome !== 'ok';
}

function hostOf({ id, hostname, ip }: ActionSlotProps['records'][number]): Host {
  return { id: String(id), hostname: plainText(hostname), ip: plainText(ip) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
