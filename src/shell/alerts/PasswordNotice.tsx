import type { ReactNode } from 'react';
import type { PasswordAlert } from './password.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';

/** Says that the person's password has expired, or in how many days it expires. */
export function PasswordNotice({ alert }: { readonly alert: PasswordAlert }): ReactNode {
  const text = useText();
  return alert.kind === 'expired' ? (
    <Banner severity="error">{text('topbar.password.expired')}</Banner>
  ) : (
    <Banner severity="warning">
      {text('topbar.password.expiring', { smart_count: alert.days })}
    </Banner>
  );
}
