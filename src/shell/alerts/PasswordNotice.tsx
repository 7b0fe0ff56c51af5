import type { ReactNode } from 'react';
import type { PasswordAlert } from './password.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';

/** Says that the person's password has expired, or in how many days it will. */
export function PasswordNotice({ alert }: { readonly alert: PasswordAlert }): ReactNode {
  const text = useText();
  return alert.kind === 'expired' ? (
    <Banner gravity="error">{text('topbar.password.expired')}</Banner>
  ) : (
    <Banner gravity="warning">
      {text('topbar.password.expiring', { smart_count: alert.days })}
    </Banner>
  );
}
