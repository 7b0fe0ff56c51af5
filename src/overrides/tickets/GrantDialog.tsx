import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ResourceId } from '#project/generated/names.ts';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { fieldAt } from '@gatehouse-console/engine/fields/fieldAt.ts';
import { fieldsOfKind } from '@gatehouse-console/engine/fields/kinds.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import { FormNotices } from '@gatehouse-console/engine/pages/form/FormNotices.tsx';
import { FormProvider } from '@gatehouse-console/engine/pages/form/FormProvider.tsx';
import { FormSections } from '@gatehouse-console/engine/pages/form/FormSections.tsx';
import {
  useFormStatus,
  useResourceForm,
} from '@gatehouse-console/engine/pages/form/formContexts.ts';
import type { FormValues } from '@gatehouse-console/engine/pages/form/initialValues.ts';
import { useDefinition } from '@gatehouse-console/engine/pages/useDefinition.ts';
import { grantChanges, type GrantChange } from './flatTickets.ts';
import { protocolOf } from './applicationKinds.ts';
import { metaOf, type Ticket } from './ticket.ts';
import { decideTicket, postComment, readTicket } from './ticketCalls.ts';
import { useRequestSentence } from './useRequestSentence.ts';

/** The forms of requests, whose part below the title is what is granted. */
const FORMS: Readonly<Record<string, ResourceId>> = {
  apply_asset: 'tickets.assetaccess',
  apply_application: 'tickets.applicationaccess',
};
const GRANTED = 'request';
const NO_QUERY = {};

interface GrantDialogProps {
  readonly ticket: Ticket;
  readonly name: string;
  /** Posts what is typed below the ticket. */
  post(): Promise<void>;
  onClose(): void;
}

/** What is granted: a form that begins with what was asked, which the approver may change before it is sent whole. */
export default function GrantDialog(props: GrantDialogProps): ReactNode {
  const { data: form } = useDefinition(FORMS[String(props.ticket.type)] ?? '');
  return form && <GrantForm {...props} form={form} />;
}

function GrantForm({
  ticket: shown,
  name,
  post,
  onClose,
  form,
}: GrantDialogProps & { readonly form: ResourceDefinition }): ReactNode {
  // What is typed stays when the page reads the ticket again.
  const [ticket] = useState(shown);
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const say = useChangeText(ticket);
  const meta = metaOf(ticket);
  const source = useMemo(
    () => ({
      metadata: undefined,
      record: {
        ...meta,
        id: String(ticket.id),
        org_id: ticket.org_id,
        protocol: protocolOf(meta['apply_type']),
      },
    }),
    [meta, ticket.id, ticket.org_id],
  );
  const declared = useMemo(
    () =>
      form.form && {
        ...form.form,
        after: 'list' as const,
        groups: form.form.groups.filter(({ key }) => key === GRANTED),
      },
    [form],
  );
  const save = useCallback(
    async (values: FormValues) => {
      await post();
      await decideTicket(ticket, 'approve', values);
      return { id: String(ticket.id) };
    },
    [post, ticket],
  );
  /** Says below the ticket what was granted otherwise, where its applicant reads it. */
  const tell = async () => {
    const id = String(ticket.id);
    const changes = grantChanges(ticket, await readTicket(id));
    if (changes.length > 0) await postComment(id, say(changes));
    return changes.length > 0;
  };
  return (
    <FormProvider
      definition={form}
      declared={declared}
      source={source}
      mode="update"
      query={NO_QUERY}
      save={save}
      refused="ticketPages.notApproved"
      onSaved={async () => {
        // It is granted, whatever becomes of the comment.
        const isChanged = await tell().catch(() => false);
        notify(text(isChanged ? 'ticketPages.approvedChanged' : 'ticketPages.approved'), {
          type: 'success',
        });
        onClose();
        await queries.invalidateQueries();
      }}
    >
      <GrantFrame ticket={ticket} name={name} onClose={onClose} />
    </FormProvider>
  );
}

function GrantFrame({
  ticket,
  name,
  onClose,
}: Pick<GrantDialogProps, 'ticket' | 'name' | 'onClose'>): ReactNode {
  const text = useText();
  const { submit } = useResourceForm();
  const { submitting } = useFormStatus();
  const sentence = useRequestSentence()(ticket);
  return (
    <DialogFrame
      title={text('ticketPages.grantTitle', { title: name })}
      busy={submitting}
      action={{ label: text('ticketPages.approve'), run: () => void submit() }}
      onClose={onClose}
    >
      <Box component="p" sx={{ marginTop: 0, overflowWrap: 'anywhere' }}>
        {sentence} {text('ticketPages.grantHelp')}
      </Box>
      <FormNotices />
      <FormSections />
    </DialogFrame>
  );
}

/** What was granted otherwise than asked, in a line for each fact. */
function useChangeText(ticket: Ticket): (changes: readonly GrantChange[]) => string {
  const text = useText();
  const { date } = useFormats();
  return (changes) => {
    const fields = fieldsOfKind(definition, String(ticket.type)) ?? [];
    const shown = (value: unknown) =>
      Array.isArray(value) ? value.join(', ') || '–' : date(value);
    const lines = changes.map(({ name, before, after }) => {
      const field = fieldAt(fields, `meta.${name}`);
      return `${field ? text(field.label) : name}: ${shown(before)} → ${shown(after)}`;
    });
    return [text('ticketPages.grantedChanged'), ...lines].join('\n');
  };
}
