import type { ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { RecordsCard } from './RecordsCard.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** How many (contract: dashboards, section 2). */
const NEWEST = 5;

/** The user's latest logins. */
export default function OwnLogins(): ReactNode {
  const text = useText();
  const { date } = useFormats();
  return (
    <RecordsCard
      title={text('home.logins')}
      none={text('home.noLogins')}
      address="audits/my-login-logs"
      query={{ limit: NEWEST, offset: 0 }}
      row={(login: RecordOf<'audits.userloginlog'>) => (
        <>
          <span>
            {plainText(login.city)} ({plainText(login.ip)})
          </span>
          <span>{date(login.datetime)}</span>
        </>
      )}
    />
  );
}
