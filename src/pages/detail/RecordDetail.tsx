import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { backAddress } from '../backAddress.ts';
import { PageHeading } from '../heading/PageHeading.tsx';
import { detailTitle } from '../titles.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import { DetailButtons } from './DetailButtons.tsx';
import { useRecordDetail } from './detailContext.ts';
import { DetailTabs } from './DetailTabs.tsx';
import { RecordHead } from './RecordHead.tsx';
import { TabContent, type TabContentProps } from './TabContent.tsx';

/** A loaded record: its title, buttons, tabs and actions. */
export function RecordDetail({ beside }: TabContentProps): ReactNode {
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
