import { useMemo, useState, type ReactNode, useEffect } from 'react';
import type { Field, NestedField, SettingValues } from '#project/generated/names.ts';
import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import { ClosedChoicesContext } from '@gatehouse-console/engine/fields/edit/ClosedChoicesContext.ts';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';
import { kindOfApplication } from './applicationKinds.ts';
import { isFlat } from './flatTickets.ts';
import FormPage from '@gatehouse-console/engine/pages/form/FormPage.tsx';
import { definitionOf, type PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { useFormContext, useWatch } from 'react-hook-form';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { ALL_ACTIONS, COMPOSITE_ACTIONS } from '@gatehouse-console/engine/model/grantedActions.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

/** The generic form, which offers the organizations this user works in (contract: tickets, section 4). */
export default function RequestAssetPermTicketCreateUpdate(props: PageProps): ReactNode {
  const { profile, organization, settings } = useSession();
  const definition = definitionOf(props);
  const ownDefinition = useMemo(() => {
    const defaults = defaultsOf(settings);
    const { workbench_orgs: organizations } = profile;
    const start = organizations.find(({ id }) => id === organization.id) ?? organizations[0];
    const fields = definition.fields?.map((field): FieldModel =>
      field.name === ORGANIZATION
        ? {
            ...field,
            type: 'choice',
            choices: organizations.map(({ id, name }) => ({ value: id, label: { literal: name } })),
            ...(start && { default: start.id }),
          }
        : { ...field, ...(defaults[field.name] && { default: defaults[field.name] }) },
    );
    return { ...definition, ...(fields && { fields }) };
  }, [definition, organization.id, profile, settings]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <ClosedChoicesContext value={closed}>
      <FormPage
        {...props}
        definition={ownDefinition}
        below={<RequestRules onClosed={setClosed} />}
        {...(isFlat() && { toSend: withCategory })}
      />
    </ClosedChoicesContext>
  );
}

/** From now on, as long as the administrators say; where what is requested stands beside the title. */
function defaultsOf(settings: SettingValues): Readonly<Record<string, string>> {
  const now = dayjs();
  const unit = settings.TICKET_AUTHORIZE_DEFAULT_TIME_UNIT === 'hour' ? 'hour' : 'day';
  return {
    apply_date_start: now.toISOString(),
    apply_date_expired: now.add(settings.TICKET_AUTHORIZE_DEFAULT_TIME, unit).toISOString(),
  } satisfies { readonly [Name in Fact]?: string };
}

const SHORTCUTS: readonly (readonly [word: TextKey, days: number])[] = [
  ['ticketPages.day', 1],
  ['ticketPages.week', 7],
  ['ticketPages.month', 30],
];
/** The forms of a request. What is requested stands in `meta`, or flat beside the title (v2.28). */
type Request = 'tickets.assetrequest' | 'tickets.applicationrequest';
type Fact = NestedField<Request, 'meta'>;

/** What the chosen type means for what is offered; on the page alone. */
const APP_TYPE: Field<Request> = 'app_type';
const PROTOCOL: Field<Request> = 'protocol';
/** The one field whose choices are the user's own. */
const ORGANIZATION: Field<Request> = 'org_id';
/** Sent beside the type, and no field of the form. */
const CATEGORY = 'apply_category';
const NONE: readonly string[] = [];
/** What belongs to one organization, and what to one type of application. */
const OF_ORGANIZATION: readonly Fact[] = [
  'apply_nodes',
  'apply_assets',
  'apply_applications',
  'apply_system_users',
];
const OF_TYPE: readonly Fact[] = ['apply_applications', 'apply_system_users'];

function path(fact: Fact): Fact | `meta.${Fact}` {
  return isFlat() ? fact : `meta.${fact}`;
}

/** The category of the chosen type, which a flat request has beside it. */
function withCategory(values: FormValues): FormValues {
  const kind = kindOfApplication(values['apply_type' satisfies Fact]);
  return kind ? { ...values, [CATEGORY]: kind.category } : values;
}

interface RequestRulesProps {
  /** Told which actions cannot be asked for with what is chosen now. */
  onClosed(actions: readonly string[]): void;
}

/** What the fields of a request mean for each other (contract: tickets, section 4), and ends a press away. */
function RequestRules({ onClosed }: RequestRulesProps): ReactNode {
  const text = useText();
  const { getValues, setValue, watch } = useFormContext();
  useEffect(() => {
    const clear = (names: readonly Fact[]) => {
      for (const name of names) {
        if (Array.isArray(getValues(path(name)))) setValue(path(name), []);
      }
    };
    const follow = () => {
      const kind = kindOfApplication(getValues(path('apply_type')));
      if (!kind || getValues(APP_TYPE) === kind.type) return;
      if (!isFlat()) setValue(`meta.${CATEGORY}`, kind.category);
      setValue(APP_TYPE, kind.type);
      setValue(PROTOCOL, kind.protocol);
    };
    follow();
    const watching = watch((_values, { name, type }) => {
      // Only what a user changes clears anything: a restored draft stays whole.
      if (type === 'change' && name === ORGANIZATION) clear(OF_ORGANIZATION);
      if (type === 'change' && name === path('apply_type')) clear(OF_TYPE);
      follow();
    });
    return () => watching.unsubscribe();
  }, [getValues, setValue, watch]);
  const endAfter = (days: number) => {
    const start = readDate(getValues(path('apply_date_start')));
    if (!start) return;
    setValue(path('apply_date_expired'), dayjs(start).add(days, 'day').toISOString(), {
      shouldDirty: true,
      shouldValidate: true,
    });
  };
  const [organization, accounts, actions] = useWatch({
    name: [ORGANIZATION, path('apply_system_users'), path('apply_actions')],
  });
  const closed = useClosedActions(
    String(organization ?? ''),
    Array.isArray(actions) && Array.isArray(accounts) ? accounts.map(String) : NONE,
  );
  useEffect(() => onClosed(closed), [closed, onClosed]);
  useEffect(() => {
    if (!Array.isArray(actions) || !actions.some((action) => closed.includes(action))) return;
    const kept = actions.filter((action) => !closed.includes(action));
    setValue(path('apply_actions'), kept, { shouldDirty: true });
  }, [actions, closed, setValue]);
  return (
    <>
      {Array.isArray(actions) && closed.length > 0 && (
        <Box sx={{ paddingInline: { xs: 4, sm: 6 }, color: 'text.secondary' }}>
          {text('ticketPages.clipboardHelp')}
        </Box>
      )}
      <Box
        role="group"
        aria-label={text('ticketPages.validity')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          padding: { xs: 4, sm: 6 },
          paddingTop: 0,
        }}
      >
        <span aria-hidden>{text('ticketPages.validity')}</span>
        {SHORTCUTS.map(([word, days]) => (
          <Button key={word} size="small" variant="outlined" onClick={() => endAfter(days)}>
            {text(word)}
          </Button>
        ))}
      </Box>
    </>
  );
}

/** The protocols that have a clipboard (spec 2, section 6). */
const CLIPBOARD_PROTOCOLS = 'rdp,vnc';
const SUGGESTIONS: PlainAddress = 'assets/system-users/suggestions';
const CLIPBOARD = 'clipboard_copy_paste';
/** All of it holds the clipboard too: the server widens it. */
const CLIPBOARD_ACTIONS: readonly string[] = [
  ALL_ACTIONS,
  CLIPBOARD,
  ...(COMPOSITE_ACTIONS[CLIPBOARD] ?? []),
];
/**
 * Which actions a request cannot ask for: those of the clipboard, unless one of the chosen accounts
 * speaks a protocol that has one. An account that cannot be looked up closes nothing.
 *
 * @param organization whose accounts they are
 * @param accounts ids of the chosen system users
 */
function useClosedActions(organization: string, accounts: readonly string[]): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isError } = useRequest(
    ['clipboard-accounts', organization, accounts],
    async (signal) => {
      const query = { oid: organization, protocol__in: CLIPBOARD_PROTOCOLS, ids: [...accounts] };
      return (await provider.options(SUGGESTIONS, query, signal)).data.length > 0;
    },
    {
      enabled: accounts.length > 0,
      placeholderData: (before) => before,
    },
  );
  return isError || (accounts.length > 0 && data) ? NONE : CLIPBOARD_ACTIONS;
}
