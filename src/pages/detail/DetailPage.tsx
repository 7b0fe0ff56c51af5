import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { AbsentRecord } from '../AbsentRecord.tsx';
import { backAddress } from '../backAddress.ts';
import { definitionOf, type PageProps } from '../page.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { RecordNews } from './RecordNews.tsx';
import { DetailProvider } from './DetailProvider.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import type { TabContentProps } from './TabContent.tsx';
import { useRecord, type RecordState } from '../useRecord.ts';
import { useText } from '../../i18n/useText.ts';

const asItCame = (record: RaRecord): RaRecord => record;

interface DetailPageProps extends PageProps, TabContentProps {
  /** Lets a hand-written page change the record before it is shown. */
  readonly readAs?: ((record: RaRecord) => RaRecord) | undefined;
}

/** The generic detail page (spec 1, section 2.8): loads the record, or shows why it cannot. */
export default function DetailPage(props: DetailPageProps): ReactNode {
  const definition = definitionOf(props);
  const { id = '' } = useParams();
  const found = useRecord(definition.id, id);
  return (
    <>
      <RecordNews
        definition={definition}
        record={found.state === 'shown' ? found.record : undefined}
      />
      <FoundRecord {...props} definition={definition} found={found} />
    </>
  );
}

interface FoundRecordProps extends DetailPageProps {
  readonly definition: ResourceDefinition;
  readonly found: RecordState;
}

function FoundRecord(props: FoundRecordProps): ReactNode {
  const { route, definition, found, beside, readAs = asItCame } = props;
  const text = useText();
  const list = useResourceRoutes(definition.id, route).to('list');
  const back = backAddress(list, route);
  const title = text(definition.one);
  if (found.state !== 'shown') {
    return <AbsentRecord title={title} back={back} list={list} record={found} />;
  }
  const record = readAs(found.record);
  return (
    <DetailProvider definition={definition} route={route} record={record} show={found.show}>
      <RecordDetail beside={beside} />
    </DetailProvider>
  );
}
