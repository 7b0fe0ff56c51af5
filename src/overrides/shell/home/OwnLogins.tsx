import type { ReactNode } from 'react';
import type { RecordOf } from '../../../api/recordOf.ts';
import { plainText } from '../../../fields/values.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { RecordsCard } from './RecordsCard.tsx';

/** How many (contract: dashboards, section 2). */
const NEWEST = 5;

/** Where the person who looks has logged in from lately. */
export default function OwnLogins(): ReactNode {
  const words = usePartWords('later');
  const { date } = useFormats();
  return (
    <RecordsCard
      title={words('home.logins')}
      none={words('home.noLogins')}
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
