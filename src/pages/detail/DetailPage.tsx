import type { RaRecord } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { AbsentRecord } from '../AbsentRecord.tsx';
import { backAddress } from '../backAddress.ts';
import { definitionOf, type PageProps } from '../page.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { DetailProvider } from './DetailProvider.tsx';
import { type TabContentProps, TabContent } from './TabContent.tsx';
import { useRecord, type RecordState } from '../useRecord.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { detailTitle } from '../titles.ts';
import { DetailButtons } from './DetailButtons.tsx';
import { useRecordDetail } from './detailContext.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { RecordHead } from './RecordHead.tsx';
import { useNameOf } from '../useNameOf.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

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

/** A loaded record: its title, buttons, tabs and actions. */
function RecordDetail({ beside }: TabContentProps): ReactNode {
  const { parts, fields, record, route, linkOf, tabs, active, choose } = useRecordDetail();
  return (
    <>
      <DetailHeading />
      <RecordHead parts={parts} fields={fields} record={record} route={route} linkOf={linkOf} />
      {active && (
        <DetailTabs tabs={tabs} active={active} onChange={choose}>
          <TabContent beside={beside} />
        </DetailTabs>
      )}
    </>
  );
}

function DetailHeading(): ReactNode {
  const text = useText();
  const { definition, route, name } = useRecordDetail();
  const one = text(definition.one);
  return (
    <PageHeading
      title={detailTitle(one, name)}
      fullTitle={`${one}: ${name}`}
      back={backAddress(useResourceRoutes(definition.id, route).to('list'), route)}
      actions={<DetailButtons />}
    />
  );
}

/** A region that comes together with its text is not read. */
const TOLD_AFTER_MS = 100;

interface RecordNewsProps {
  readonly definition: ResourceDefinition;
  /** Undefined until it is loaded. */
  readonly record: RaRecord | undefined;
}

/** Says once which record a page has opened: the focus came to the page before that was known. */
function RecordNews({ definition, record }: RecordNewsProps): ReactNode {
  const text = useText();
  const nameOf = useNameOf(definition.id);
  const [told, setTold] = useState<{ readonly id: RaRecord['id']; readonly words: string }>();
  useEffect(() => {
    if (!record || record.id === told?.id) return undefined;
    const words = text('pages.detail.opened', { name: nameOf(record), one: text(definition.one) });
    const timer = setTimeout(() => setTold({ id: record.id, words }), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [record, told, text, nameOf, definition.one]);
  return (
    <div role="status" style={VISUALLY_HIDDEN}>
      {told && told.id === record?.id && told.words}
    </div>
  );
}
