import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { addSiteMessage } from '../shell/notifications/store.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';

/** Sends users a site message about a ticket, with the address of its page. */
export function notifyAboutTicket(
  ticket: RowOf<'tickets.ticket'>,
  people: readonly string[],
  say: LocalizedText,
  call: Call,
): void {
  if (people.length === 0) return;
  const subject = textFor(call, say, { title: String(ticket['title']) });
  const message = `<p>${escaped(subject)}</p><p><a href="${call.sandbox.model.app.base}#/tickets/tickets/${String(ticket['id'])}?type=${String(ticket['type'])}">${String(ticket['serial_num'])}</a></p>`;
  addSiteMessage(call.sandbox, people, { subject, message, sender: '', sent: call.now });
  call.sandbox.messageEvents.emit(people);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
