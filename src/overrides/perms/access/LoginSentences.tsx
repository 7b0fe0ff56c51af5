import type { ReactNode } from 'react';
import type { RouteName } from '../../../../generated/names.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import type { Explanation } from './explain.ts';
import { PageLink } from './Headline.tsx';
import { approvalsOf, loginLimits } from './loginRules.ts';

type LoginSentencesProps = Pick<Explanation, 'accounts'>;

/** What rules about logins add to a yes: approvals, and logins that are refused at times. */
export function LoginSentences({ accounts: granted }: LoginSentencesProps): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { who, what } = facts.question;
  if (who?.kind !== 'user' || !what) return null;
  const user = facts.users.get(who.id);
  const asset = what.kind === 'asset' ? facts.assets.get(what.id) : undefined;
  const accounts = granted.flatMap(({ id }) => facts.systemUsers.get(id) ?? []);
  const approvals = user && asset ? approvalsOf(facts.assetRules, user, asset, accounts) : [];
  const { sometimes } = loginLimits(facts.loginRules);
  const rule = (route: RouteName, id: string, name: string) => {
    const page = names.page(route, id);
    return page === undefined ? name : <PageLink to={page}>{name}</PageLink>;
  };
  return (
    <>
      {approvals.map(({ rule: { id, name }, applies }) => (
        <li key={id}>
          {text(`access.approval.${applies}`)} {rule('AssetAclDetail', id, name)}
        </li>
      ))}
      {sometimes.map(({ id, name }) => (
        <li key={id}>
          {text('access.logins.sometimes')} {rule('UserLoginACLDetail', id, name)}
        </li>
      ))}
    </>
  );
}
