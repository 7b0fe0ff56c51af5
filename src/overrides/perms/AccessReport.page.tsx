import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { AskFrame, NoAnswer } from './access/AccessPage.tsx';
import { CHOICES } from './access/choices.ts';
import { NEEDED_LISTS } from './access/loadOrganization.ts';
import { Report } from './access/Report.tsx';
import { PART_KINDS, queryOfPart, readPart, type Part } from './access/reportScope.ts';
import { SideChoice } from './access/SideChoice.tsx';

/** Who reaches which asset now, for an organization or a part of it: to read, to print and to keep. */
export default function AccessReport({ route }: PageProps): ReactNode {
  const text = useText();
  const { permissions } = useSession().gateContext;
  const missing = NEEDED_LISTS.filter(({ needs }) => !permissions.has(needs));
  return (
    <>
      <PageHeading title={text(route.title)} />
      {missing.length === 0 ? <ReportPage /> : <Locked missing={missing} />}
    </>
  );
}

/** For those whom the view is open to and the lists are not: nothing is loaded. */
function Locked({ missing }: { readonly missing: typeof NEEDED_LISTS }): ReactNode {
  const text = useText();
  return (
    <NoAnswer title={text('access.report.locked')} drawing="closed">
      {text('access.report.lockedHelp')}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 2, padding: 0 }}>
        {missing.map(({ kind, needs }) => (
          <li key={kind}>
            {text(`access.facts.${kind}`)} (<code>{needs}</code>)
          </li>
        ))}
      </Box>
    </NoAnswer>
  );
}

function ReportPage(): ReactNode {
  const text = useText();
  const { permissions } = useSession().gateContext;
  const [query, setQuery] = useSearchParams();
  const part = useMemo(() => readPart(query), [query]);
  const choose = (next: Part | 'all' | undefined) =>
    setQuery(new URLSearchParams({ ...queryOfPart(next) }));
  return (
    <>
      <AskFrame label={text('access.report.scope')} columns={{ sm: 'minmax(0, 480px) auto' }}>
        <SideChoice
          label={text('access.report.scope')}
          kinds={PART_KINDS.filter((kind) => permissions.has(CHOICES[kind].needs))}
          value={part === 'all' ? undefined : part}
          onChange={choose}
        />
        <Button
          variant={part === undefined ? 'contained' : 'outlined'}
          disabled={part === 'all'}
          onClick={() => choose('all')}
        >
          {text('access.report.whole')}
        </Button>
      </AskFrame>
      {part === undefined ? (
        <NoAnswer title={text('access.report.empty')}>{text('access.report.emptyHelp')}</NoAnswer>
      ) : (
        <Report part={part} />
      )}
    </>
  );
}
