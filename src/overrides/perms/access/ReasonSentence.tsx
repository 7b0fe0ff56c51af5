import type { ReactNode } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import type { Reason } from './explain.ts';
import { PageLink } from './Headline.tsx';

interface ReasonSentenceProps {
  readonly reason: Reason;
  readonly about: { readonly who: string; readonly what: string };
}

/** One reason why somebody does not reach something, with a link to the permission. */
export function ReasonSentence({ reason, about }: ReasonSentenceProps): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { date } = useFormats();
  if (reason.kind === 'no-permission') {
    const { who, what } = about;
    return <li>{text('access.reasons.no-permission', { who, what })}</li>;
  }
  if (reason.kind === 'login-rule') {
    const { id, name } = reason.rule;
    const page = names.page('UserLoginACLDetail', id);
    return (
      <li>
        {text('access.logins.refused')}{' '}
        {page === undefined ? name : <PageLink to={page}>{name}</PageLink>}
      </li>
    );
  }
  const { who } = facts.question;
  const user = who?.kind === 'user' ? facts.users.get(who.id) : undefined;
  if (reason.kind === 'side') {
    const values = { ...about, date: date(user?.ends) };
    return <li>{text(`access.reasons.${reason.obstacle}`, values)}</li>;
  }
  const { permission, obstacle } = reason;
  const ends = obstacle === 'permission-not-begun' ? permission.begins : permission.ends;
  const page = names.permissionPage(permission);
  return (
    <li>
      {text(`access.reasons.${obstacle}`, {
        ...about,
        permission: permission.name,
        date: date(ends),
      })}{' '}
      {page !== undefined && (
        <PageLink
          to={page}
          aria-label={text('access.openPermission', { permission: permission.name })}
        >
          {text('access.open')}
        </PageLink>
      )}
    </li>
  );
}
