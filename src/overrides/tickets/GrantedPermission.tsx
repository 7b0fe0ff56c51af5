import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Permission, RouteName } from '#project/generated/names.ts';
import { sessionFacts } from '#project/generated/session.ts';
import { apiAddress, type ApiPath } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { objectOf, textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { Facts } from '@gatehouse-console/engine/controls/Facts.tsx';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { LoadFailed } from '@gatehouse-console/engine/pages/LoadFailed.tsx';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useGate } from '@gatehouse-console/engine/session/useGate.ts';
import { applicantOf, metaOf, type Ticket } from './ticket.ts';

type Granted = RecordOf<'perms.assetpermission'> & RecordOf<'perms.applicationpermission'>;

interface GrantedKind {
  readonly page: RouteName;
  readonly view: Permission;
  readonly change: Permission;
  readonly address: (id: string) => ApiPath;
}

const KINDS: Readonly<Record<string, GrantedKind>> = {
  apply_asset: {
    page: 'AssetPermissionDetail',
    view: 'perms.view_assetpermission',
    change: 'perms.change_assetpermission',
    address: (id) => apiAddress('perms/asset-permissions/:id', id),
  },
  apply_application: {
    page: 'ApplicationPermissionDetail',
    view: 'perms.view_applicationpermission',
    change: 'perms.change_applicationpermission',
    address: (id) => apiAddress('perms/application-permissions/:id', id),
  },
};

/** The permission that an approved request made: it has the id of its ticket (contract: tickets, section 2). */
export function GrantedPermission({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const kind = KINDS[String(ticket.type)];
  return kind && <PermissionOf ticket={ticket} kind={kind} />;
}

interface PermissionOfProps {
  readonly ticket: Ticket;
  readonly kind: GrantedKind;
}

function PermissionOf({ ticket, kind }: PermissionOfProps): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const routes = useRoutes();
  const views = useGate({ permissions: [kind.view] }).open;
  const answer = usePermission(ticket, kind, views);
  const permission = answer.data;
  const name = String(permission?.name ?? metaOf(ticket)['apply_permission_name'] ?? '');
  const opens = views && permission !== null && routes.verdict(kind.page).open;
  const to = opens
    ? routes.address(kind.page, { id: String(ticket.id) }, { oid: String(ticket.org_id) })
    : undefined;
  // An old ticket has no name of its permission: without a link there is nothing to show.
  if (name === '' && to === undefined) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere', marginBottom: 3 }}>
      {name !== '' && `${text('ticketPages.permission')}: `}
      <TextLink to={to}>{name || text('ticketPages.openPermission')}</TextLink>
      {permission === null && <div>{text('ticketPages.permissionGone')}</div>}
      {permission && (
        <div>
          {text(permission.is_valid === true ? 'ticketPages.inEffect' : 'ticketPages.notInEffect', {
            end: date(permission.date_expired),
          })}
        </div>
      )}
      {answer.isError && <LoadFailed title={text('ticketPages.permissionFailed')} query={answer} />}
      {permission?.is_valid === true && (
        <TakeBack ticket={ticket} kind={kind} permission={permission} />
      )}
    </Box>
  );
}

/** Calls about the permission are made in the organization of the ticket, which may be another one than the page's. */
function inOrganization({ org_id }: Ticket): Readonly<Record<string, string>> {
  const header = sessionFacts.organizations?.header;
  return header && org_id ? { [header]: String(org_id) } : {};
}

/** Null when it has been deleted. */
function usePermission(ticket: Ticket, { address }: GrantedKind, enabled: boolean) {
  const id = String(ticket.id);
  return useRequest(
    ['tickets', 'granted', id],
    async (signal): Promise<Granted | null> => {
      try {
        const headers = inOrganization(ticket);
        return objectOf(await request(address(id), { headers, quiet: true, signal }));
      } catch (error) {
        if (isApiError(error) && error.kind === 'not-found') return null;
        throw error;
      }
    },
    { enabled },
  );
}

interface TakeBackProps extends PermissionOfProps {
  readonly permission: Granted;
}

/** Ends the permission now, which Undo takes back; a deletion could not be undone. */
function TakeBack({ ticket, kind, permission }: TakeBackProps): ReactNode {
  const text = useText();
  const pending = usePending();
  const { run } = useCall();
  if (!useGate({ permissions: [kind.change] }).open) return null;
  const name = String(permission.name ?? '');
  const endAt = (end: Date | undefined) => () =>
    request(kind.address(String(ticket.id)), {
      method: 'PATCH',
      body: { date_expired: end?.toISOString() },
      headers: inOrganization(ticket),
      quiet: true,
    });
  const former = readDate(permission.date_expired);
  const takeBack = () =>
    run(endAt(new Date()), {
      done: text('ticketPages.takenBack', { name }),
      undo: () => run(endAt(former), { done: text('ticketPages.givenBack', { name }), reload: {} }),
      reload: {},
    });
  return (
    <Box sx={{ marginTop: 2 }}>
      <Button
        variant="outlined"
        color="error"
        onClick={() =>
          pending.ask({
            title: text('ticketPages.takeBackTitle'),
            text: <Losses ticket={ticket} permission={permission} />,
            confirmLabel: text('ticketPages.takeBack'),
            danger: true,
            run: takeBack,
          })
        }
      >
        {text('ticketPages.takeBack')}
      </Button>
      <PendingDialog {...pending} />
    </Box>
  );
}

/** Who loses what. A permission on applications has no names: those of its ticket are told, and how many came later. */
function Losses({ ticket, permission }: Omit<TakeBackProps, 'kind'>): ReactNode {
  const text = useText();
  const meta = metaOf(ticket);
  const names = (...values: readonly unknown[]) => values.flatMap(textsOf).map(spaced).join(', ');
  const later = textsOf(permission.users).length + textsOf(permission.user_groups).length - 1;
  const applicant = [
    applicantOf(ticket),
    ...(later > 0 ? [text('ticketPages.asks.more', { count: later })] : []),
  ];
  const facts = [
    [
      'ticketPages.losers',
      names(permission.users_display, permission.user_groups_display) || applicant.join(', '),
    ],
    [
      'ticketPages.lost',
      names(permission.assets_display, permission.nodes_display) ||
        names(meta['apply_applications_display']),
    ],
    [
      'ticketPages.lostAs',
      names(permission.system_users_display) || names(meta['apply_system_users_display']),
    ],
  ] as const;
  return (
    <>
      {text('ticketPages.takeBackText', { name: String(permission.name ?? '') })}
      <Box sx={{ marginTop: 3 }}>
        <Facts
          facts={facts.flatMap(([key, value]) => (value === '' ? [] : [[text(key), value]]))}
        />
      </Box>
    </>
  );
}
