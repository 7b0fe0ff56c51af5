import { app } from '#project/generated/app.ts';
import type { NestedField } from '#project/generated/names.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import { readInZone } from '@gatehouse-console/engine/i18n/serverTime.ts';
import { applicantOf, metaOf, type Ticket } from './ticket.ts';
import { textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

interface SentenceFormats {
  /** Joins names: `a, b and c`. */
  readonly list: (names: readonly string[]) => string;
  readonly date: (moment: Date) => string;
  /** The rest of a long list: `4 more`. */
  readonly more: (count: number) => string;
}

type Fact = NestedField<'tickets.ticket', 'meta'>;

/** Names before the rest is a number. */
const NAMES_SHOWN = 3;

/**
 * One sentence that says what a ticket asks for, from its `meta` (contract: tickets, section 2); undefined for a type
 * without one, and where its facts are missing, as in lists.
 */
export function requestSentence(ticket: Ticket, formats: SentenceFormats) {
  const meta = metaOf(ticket);
  const said = (name: Fact) => {
    const value = meta[name];
    if (typeof value !== 'string') return '';
    return spaced(value);
  };
  const names = (...fields: readonly Fact[]) =>
    shortList(
      fields.flatMap((name) => {
        return textsOf(meta[name]).map(spaced);
      }),
      formats,
    );
  const person = applicantOf(ticket);
  const sentence = (key: TextKey, facts: Readonly<Record<string, string>>) => {
    const values: typeof facts = { person, ...facts };
    return Object.values(facts).every((fact) => fact !== '') ? { key, values } : undefined;
  };
  switch (ticket.type) {
    case 'apply_asset':
    case 'apply_application': {
      const targets =
        ticket.type === 'apply_asset'
          ? names('apply_nodes_display', 'apply_assets_display')
          : names('apply_applications_display');
      const accounts = names('apply_system_users_display');
      const expiry = said('apply_date_expired');
      // Digits of the server's zone, or a moment (v2.28).
      const end = readInZone(expiry, app.serverTimeZone) ?? readDate(expiry);
      return (
        (end &&
          sentence('ticketPages.asks.access', { targets, accounts, end: formats.date(end) })) ??
        sentence('ticketPages.asks.openAccess', { targets, accounts })
      );
    }
    case 'login_confirm':
      return (
        sentence('ticketPages.asks.loginFrom', {
          ip: said('apply_login_ip'),
          city: said('apply_login_city'),
        }) ?? sentence('ticketPages.asks.login', {})
      );
    case 'login_asset_confirm':
      return sentence('ticketPages.asks.assetLogin', {
        asset: said('apply_login_asset'),
        account: said('apply_login_system_user'),
      });
    case 'command_confirm':
      return sentence('ticketPages.asks.command', {
        command: said('apply_run_command'),
        asset: said('apply_run_asset'),
        account: said('apply_run_system_user'),
      });
    default:
      return undefined;
  }
}

/** The first names, and how many more there are. */
function shortList(names: readonly string[], { list, more }: SentenceFormats): string {
  const rest = names.length - NAMES_SHOWN;
  return list(rest > 1 ? [...names.slice(0, NAMES_SHOWN), more(rest)] : names);
}
