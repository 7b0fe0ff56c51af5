import type { ReactNode } from 'react';
import type { RouteName } from '../../../../generated/names.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Explanation } from './explain.ts';
import type { Facts } from './facts.ts';
import { PageLink } from './Headline.tsx';
import { approvalsOf, loginLimits } from './loginRules.ts';
import type { Names } from './names.ts';

interface LoginSentencesProps {
  readonly facts: Facts;
  readonly explanation: Explanation;
  readonly names: Names;
}

/** What rules about logins add to a yes: approvals, and logins that are refused at times. */
export function LoginSentences({ facts, explanation, names }: LoginSentencesProps): ReactNode {
  const text = useText();
  const { who, what } = facts.question;
  if (explanation.verdict !== 'yes' || who?.kind !== 'user' || !what) return null;
  const user = facts.users.get(who.id);
  const asset = what.kind === 'asset' ? facts.assets.get(what.id) : undefined;
  const accounts = explanation.accounts.flatMap(({ id }) => facts.systemUsers.get(id) ?? []);
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
