import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordOf } from '../../api/recordOf.ts';
import { plainText } from '../../fields/values.ts';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useText } from '../../i18n/useText.ts';

/** A link to the session of a command (contract: audit, section 3). */
export default function CommandSession({
  record,
}: ColumnSlotProps<RecordOf<'terminal.command'>>): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const id = plainText(record.session);
  const to = routes.verdict('SessionDetail').open
    ? routes.address('SessionDetail', { id })
    : undefined;
  return to === undefined || id === '' ? (
    '–'
  ) : (
    <Link to={to}>{text('commandRecords.session')}</Link>
  );
}
