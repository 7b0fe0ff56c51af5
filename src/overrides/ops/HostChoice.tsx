import RefreshIcon from '@mui/icons-material/Refresh';
import { useMemo } from 'react';
import { Card } from '../../controls/Card.tsx';
import { EmptyLine } from '../../controls/EmptyLine.tsx';
import { request } from '../../api/client.ts';
import { LoadingBox } from '../../pages/LoadingBox.tsx';
import { IconPush } from '../../theme/buttons.ts';
import { CheckTree } from '../../pages/tree/CheckTree.tsx';
import { readTree } from '../../pages/tree/readTree.ts';
import { hostNodes } from './grantedHosts.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

const HEIGHT_PX = 240;

export interface HostChoiceProps {
  /** The system user of the command; its hosts are shown. */
  readonly user: string | undefined;
  /** Names of the selected hosts by id. */
  readonly hosts: ReadonlyMap<string, string>;
  onChange(hosts: ReadonlyMap<string, string>): void;
}

/** The tree of granted hosts that take commands. */
export function HostChoice({ user, hosts, onChange }: HostChoiceProps) {
  const text = useText();
  const tree = useRequest(
    ['granted hosts', user],
    async (signal) =>
      hostNodes(
        readTree(
          await request('perms/users/nodes-with-assets/tree', {
            query: { cache_policy: 1, system_user: user },
            signal,
            quiet: true,
          }),
        ),
      ),
    {
      enabled: user !== undefined,
    },
  );
  const names = useMemo(
    () => new Map((tree.data ?? []).flatMap(({ value, name }) => (value ? [[value, name]] : []))),
    [tree.data],
  );
  const checked = useMemo(() => new Set(hosts.keys()), [hosts]);
  const change = (values: readonly string[], on: boolean) => {
    const next = new Map(hosts);
    for (const value of values) {
      if (on) next.set(value, names.get(value) ?? value);
      else next.delete(value);
    }
    onChange(next);
  };
  return (
    <Card
      title={text('jobs.batch.tree')}
      tools={
        <IconPush
          type="button"
          aria-label={text('jobs.batch.refresh')}
          title={text('jobs.batch.refresh')}
          disabled={user === undefined}
          onClick={() => void tree.refetch()}
        >
          <RefreshIcon fontSize="small" />
        </IconPush>
      }
    >
      {tree.data && tree.data.length > 0 ? (
        <CheckTree
          label={text('jobs.batch.tree')}
          nodes={tree.data}
          checked={checked}
          onChange={change}
        />
      ) : tree.isFetching ? (
        <LoadingBox height={HEIGHT_PX} />
      ) : (
        <EmptyLine failed={tree.error !== null}>{text(noneWord(user, tree.error))}</EmptyLine>
      )}
    </Card>
  );
}

/** Why there are no hosts. */
function noneWord(user: string | undefined, error: unknown): TextKey {
  if (user === undefined) return 'jobs.batch.userFirst';
  return error ? 'jobs.batch.failed' : 'jobs.batch.noHosts';
}
