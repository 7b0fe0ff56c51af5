import type { ReactNode } from 'react';
import type { PasswordAlert } from './password.ts';
import { Strip } from './Strip.tsx';
import { useText } from '../../i18n/useText.ts';

/** Says that the person's password has expired, or in how many days it will. */
export function PasswordNotice({ alert }: { readonly alert: PasswordAlert }): ReactNode {
  const text = useText();
  return alert.kind === 'expired' ? (
    <Strip gravity="error">{text('topbar.password.expired')}</Strip>
  ) : (
    <Strip gravity="warning">{text('topbar.password.expiring', { smart_count: alert.days })}</Strip>
  );
}
