import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { ResourceId } from '#project/generated/names.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import DetailPage from '@gatehouse-console/engine/pages/detail/DetailPage.tsx';
import { definitionOf, type PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { optionsOf, stepsOf, withTaskName } from './jobFacts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { isObject, objectOf, textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import Button from '@mui/material/Button';
import { StatusSign } from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { openTaskLog } from '@gatehouse-console/engine/pages/openTaskLog.ts';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';

/** A task, a version of it or a run. */
type JobRecord = RecordOf<'ops.task' | 'ops.adhoc' | 'ops.adhocexecution'>;

const RUN: ResourceId = 'ops.adhocexecution';
/** Loaded with these pages alone; as a file with the name of a slot, everybody would load its address. */
const HEADER = { header: () => import('./RunHeader.tsx') };

/** A task, a version of it or a run: its steps, and the hosts of the (last) run. */
export default function TaskDetail(props: PageProps): ReactNode {
  const text = useText();
  const isRun = definitionOf(props).id === RUN;
  const { route } = props;
  const headed = useMemo(() => ({ ...route, slots: { ...route.slots, ...HEADER } }), [route]);
  return (
    <DetailPage
      {...props}
      route={headed}
      readAs={withTaskName}
      beside={(tab, record) => {
        const { options: given, latest_execution: last }: JobRecord = record;
        const run: unknown = isRun ? record : last;
        const steps = stepsOf(record);
        const options = optionsOf(given);
        if (!tab.card) return null;
        return (
          <Box sx={{ display: 'grid', gap: 4, marginTop: 4 }}>
            {steps.length > 0 && (
              <ListCard title={text('jobs.steps.title')}>
                {steps.map(({ name, module }, index) => (
                  <li key={`${index} ${name}`}>
                    {module === undefined ? name : text('jobs.steps.step', { name, module })}
                  </li>
                ))}
              </ListCard>
            )}
            {options.length > 0 && (
              <ListCard title={text('jobs.options')}>
                {options.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </ListCard>
            )}
            {isObject(run) && (
              <HostResults run={run} {...(typeof run.id === 'string' && { log: run.id })} />
            )}
          </Box>
        );
      }}
    />
  );
}

/** The hosts on which a run succeeded or failed, and a link to its log. */
function HostResults({
  run,
  log,
}: {
  readonly run: RecordOf<'ops.adhocexecution'>;
  readonly log?: string;
}) {
  const text = useText();
  const good = textsOf(run.last_success);
  const bad = failedHosts(run);
  return (
    <>
      {log !== undefined && (
        <div>
          <Button variant="outlined" onClick={() => openTaskLog(log)}>
            {text('jobs.log.open')}
          </Button>
        </div>
      )}
      <ListCard title={text('jobs.hosts.failed')}>
        {bad.map(({ host, reason }) => (
          <li key={host}>
            <StatusSign shape="cross" tone="bad" /> <strong>{host}</strong> {reason}
          </li>
        ))}
      </ListCard>
      <ListCard title={text('jobs.hosts.succeeded')}>
        {good.map((host) => (
          <li key={host}>
            <StatusSign shape="check" tone="good" /> {host}
          </li>
        ))}
      </ListCard>
    </>
  );
}

/** The hosts on which it failed, with the messages of their steps. */
function failedHosts(run: RecordOf<'ops.adhocexecution'>) {
  return Object.entries(objectOf(run.last_failure)).map(([host, steps]) => ({
    host,
    reason: [...new Set(messagesIn(steps))].join('; '),
  }));
}

/** All messages of a result, at any depth. */
function messagesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'object') return messagesIn(part);
    return name === 'msg' || name === 'stderr' ? [String(part)] : [];
  });
}

interface ListCardProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

/** A card with a list, or a text when it is empty. */
function ListCard({ title, children }: ListCardProps) {
  const text = useText();
  return (
    <Card title={title} note={children.length > 0 ? children.length : undefined}>
      {children.length > 0 ? (
        <Box
          component="ul"
          sx={{
            margin: 0,
            padding: '8px 16px 8px 36px',
            overflowWrap: 'anywhere',
            // A sign stands in the place of the dot.
            '& > li:has(svg)': { listStyle: 'none', marginInlineStart: '-20px' },
          }}
        >
          {children}
        </Box>
      ) : (
        <EmptyLine>{text('jobs.hosts.none')}</EmptyLine>
      )}
    </Card>
  );
}
