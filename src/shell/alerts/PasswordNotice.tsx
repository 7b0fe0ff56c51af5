import type { ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import type { PasswordAlert } from './password.ts';
import { Strip } from './Strip.tsx';

/** Says that the person's password has expired, or in how many days it will. */
export function PasswordNotice({ alert }: { readonly alert: PasswordAlert }): ReactNode {
  const words = usePartWords('later');
  return alert.kind === 'expired' ? (
    <Strip gravity="error">{words('topbar.password.expired')}</Strip>
  ) : (
    <Strip gravity="warning">
      {words('topbar.password.expiring', { smart_count: alert.days })}
    </Strip>
  );
}
