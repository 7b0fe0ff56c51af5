import type { ReactNode } from 'react';
import { decideGate } from '../../../../codegen/model/gates.ts';
import DetailPage from '../../../pages/detail/DetailPage.tsx';
import { appliesTo } from '../../../pages/rowEntries.ts';
import { definitionOf, type PageProps } from '../../../pages/page.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { ReplayCard } from './ReplayCard.tsx';
import { runsInRdpClient, UnwatchedNote } from './UnwatchedNote.tsx';

/** The action of the manifest that says who may see which recording. */
const PLAY = 'play';

/** A session, with its recording where there is one and one may see it; a running one says when it cannot be watched. */
export default function SessionDetail(props: PageProps): ReactNode {
  const { gateContext, me } = useSession();
  const play = definitionOf(props).actions?.find(({ key }) => key === PLAY);
  const may = play !== undefined && decideGate(play.gate, gateContext).open;
  return (
    <DetailPage
      {...props}
      beside={(tab, record) => {
        if (!tab.card) return null;
        if (runsInRdpClient(record)) return <UnwatchedNote />;
        return may && appliesTo(play.when, record, me) ? (
          <ReplayCard session={String(record.id)} />
        ) : null;
      }}
    />
  );
}
