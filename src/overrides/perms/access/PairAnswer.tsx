import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { RouteName } from '#project/generated/names.ts';
import type { StatusSignProps } from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { isNever } from '@gatehouse-console/engine/i18n/dates.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { RETURN_PARAMETER } from '@gatehouse-console/engine/model/returning.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import { useAccess } from './accessContext.ts';
import { explain, type Explanation, type Reason } from './explain.ts';
import { Headline, PageLink, Sentences } from './Headline.tsx';
import type { Party, Target } from './question.ts';
import { actionsInWords } from './rows.ts';
import { approvalsOf, loginLimits } from './loginRules.ts';

const SIGNS: Readonly<Record<Explanation['verdict'], StatusSignProps>> = {
  yes: { shape: 'gate-open', tone: 'good' },
  no: { shape: 'gate-closed', tone: 'bad' },
  unknown: { shape: 'dot', tone: 'quiet' },
};

interface PairAnswerProps {
  readonly who: Party;
  readonly what: Target;
}

/** Why somebody reaches something, or why not. */
export function PairAnswer({ who, what }: PairAnswerProps): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const { facts, names } = useAccess();
  const { verdict, accounts, until, reasons } = useMemo(() => explain(facts), [facts]);
  const about = {
    who: names.nameOf(who.kind, who.id),
    what: names.nameOf(what.kind, what.id),
    accounts: accounts.map(({ id }) => names.nameOf('system-user', id)).join(', '),
    until: date(until, 'short'),
  };
  const title =
    verdict === 'yes'
      ? text(isNever(until) ? 'access.pair.always' : 'access.pair.yes', about)
      : text(`access.pair.${verdict}`, about);
  return (
    <Headline sign={SIGNS[verdict]} title={title}>
      <Sentences>
        {accounts.map(({ id, actions }) => (
          <li key={id}>
            {text('access.account', {
              account: names.nameOf('system-user', id),
              actions: actionsInWords(actions, text),
            })}
          </li>
        ))}
        {reasons.map((reason) => (
          <ReasonSentence key={keyOf(reason)} reason={reason} about={about} />
        ))}
        <SessionSentences />
        {verdict === 'yes' && <LoginSentences accounts={accounts} />}
      </Sentences>
      <PairLinks
        who={who}
        what={what}
        about={about}
        grant={verdict === 'no' && reasons.every(isOfPermissions)}
      />
    </Headline>
  );
}

/** The sessions that run now, whatever the permissions say: ending a permission ends no session. */
function SessionSentences(): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { date } = useFormats();
  return facts.sessions.map(({ id, systemUser, begins }) => {
    const page = names.page('SessionDetail', id);
    return (
      <li key={id}>
        {text('access.session', { account: spaced(systemUser), date: date(begins) })}{' '}
        {page !== undefined && <PageLink to={page}>{text('access.openSession')}</PageLink>}
      </li>
    );
  });
}

/** Would another permission help? */
function isOfPermissions({ kind }: Reason): boolean {
  return kind === 'no-permission' || kind === 'permission';
}

function keyOf(reason: Reason): string {
  if (reason.kind === 'no-permission' || reason.kind === 'login-rule') return reason.kind;
  const of = reason.kind === 'permission' ? reason.permission.id : '';
  return `${reason.obstacle} ${of}`;
}

interface PairLinksProps extends PairAnswerProps {
  readonly about: { readonly who: string; readonly what: string };
  /** Offers to grant the access. */
  readonly grant: boolean;
}

/** From a pair to its sides, to their records, and to the form that grants the access. */
function PairLinks({ who, what, about, grant }: PairLinksProps): ReactNode {
  const text = useText();
  const { names } = useAccess();
  const create = useGrantPage(who, what, `${about.who}: ${about.what}`);
  const links = [
    { to: names.accessPage({ what }), label: text('access.whoReaches', about) },
    { to: names.accessPage({ who }), label: text('access.whatReached', about) },
    { to: names.pageOf(who.kind, who.id), label: about.who },
    { to: names.pageOf(what.kind, what.id), label: about.what },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', marginTop: 3 }}>
      {grant && create !== undefined && (
        <PushLink to={create} look="filled">
          {text('actions.grant-access')}
        </PushLink>
      )}
      {links.map(
        ({ to, label }) =>
          to !== undefined && (
            <PageLink key={to} to={to}>
              {label}
            </PageLink>
          ),
      )}
    </Box>
  );
}

/** The form of a permission for the two, which leads back to the answer; undefined when the reader may not open it. */
function useGrantPage(who: Party, what: Target, name: string): string | undefined {
  const routes = useRoutes();
  const { pathname, search } = useLocation();
  const { applications } = useAccess().facts;
  const application = applications.get(what.id);
  if (what.kind === 'application' && !application) return undefined;
  const form: RouteName = application ? 'ApplicationPermissionCreate' : 'AssetPermissionCreate';
  if (!routes.verdict(form).open) return undefined;
  return routes.address(
    form,
    {},
    {
      name,
      ...(application && { category: application.category, type: application.type }),
      [who.kind]: who.id,
      [what.kind]: what.id,
      [RETURN_PARAMETER]: pathname + search,
    },
  );
}

type LoginSentencesProps = Pick<Explanation, 'accounts'>;

/** What rules about logins add to a yes: approvals, and logins that are refused at times. */
function LoginSentences({ accounts: granted }: LoginSentencesProps): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { who, what } = facts.question;
  if (who?.kind !== 'user' || !what) return null;
  const user = facts.users.get(who.id);
  const asset = what.kind === 'asset' ? facts.assets.get(what.id) : undefined;
  const accounts = granted.flatMap(({ id }) => facts.systemUsers.get(id) ?? []);
  const approvals = user && asset ? approvalsOf(facts.assetRules, user, asset, accounts) : [];
  const { sometimes } = loginLimits(facts.loginRules);
  return (
    <>
      {approvals.map(({ rule: { id, name }, applies }) => (
        <li key={id}>
          {text(`access.approval.${applies}`)}{' '}
          <PageLink to={names.page('AssetAclDetail', id)}>{name}</PageLink>
        </li>
      ))}
      {sometimes.map(({ id, name }) => (
        <li key={id}>
          {text('access.logins.sometimes')}{' '}
          <PageLink to={names.page('UserLoginACLDetail', id)}>{name}</PageLink>
        </li>
      ))}
    </>
  );
}

interface ReasonSentenceProps {
  readonly reason: Reason;
  readonly about: { readonly who: string; readonly what: string };
}

/** One reason why somebody does not reach something, with a link to the permission. */
function ReasonSentence({ reason, about }: ReasonSentenceProps): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { date } = useFormats();
  if (reason.kind === 'no-permission') {
    const { who, what } = about;
    return <li>{text('access.reasons.no-permission', { who, what })}</li>;
  }
  if (reason.kind === 'login-rule') {
    const { id, name } = reason.rule;
    return (
      <li>
        {text('access.logins.refused')}{' '}
        <PageLink to={names.page('UserLoginACLDetail', id)}>{name}</PageLink>
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
