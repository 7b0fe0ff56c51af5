import type { Field } from '../../../generated/names.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { COMMANDS } from '../../areas/terminal/seedWork.ts';
import type { Proportions } from './proportions.ts';
import { rowWriter } from './rowWriter.ts';
import type { ScaledHost } from './scaledAssets.ts';
import type { ScaledPerson } from './scaledPeople.ts';

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1000;
/** Sessions are spread over half a year, whatever their number. */
const WORK_MS = 182 * 24 * 60 * MINUTE_MS;
const SECONDS_BETWEEN_COMMANDS = 35;
/** Share of sessions that are still running. */
const RUNNING_SHARE = 0.001;

const SESSION_COLUMNS: readonly Field<'terminal.session'>[] = [
  'user',
  'user_id',
  'asset',
  'asset_id',
  'system_user',
  'system_user_id',
  'login_from',
  'remote_addr',
  'protocol',
  'is_success',
  'is_finished',
  'has_replay',
  'date_start',
  'date_end',
  'org_id',
];
const COMMAND_COLUMNS: readonly Field<'terminal.command'>[] = [
  'user',
  'asset',
  'system_user',
  'session',
  'input',
  'output',
  'risk_level',
  'timestamp',
  'remote_addr',
  'org_id',
];

/** Adds sessions with their commands, oldest first. */
export function addScaledSessions(
  call: Call,
  proportions: Proportions,
  hosts: readonly ScaledHost[],
  people: readonly ScaledPerson[],
  number: () => number,
): void {
  const { sandbox, now, organization } = call;
  const { sessions } = proportions;
  const write = rowWriter(sandbox, 'terminal.session', SESSION_COLUMNS);
  const type = rowWriter(sandbox, 'terminal.command', COMMAND_COLUMNS);
  const typed = proportions.commands / sessions;
  const running = Math.ceil(sessions * RUNNING_SHARE);
  for (let back = sessions; back >= 1; back -= 1) {
    const host = hosts[Math.floor(number() * hosts.length)];
    const person = people[Math.floor(number() * people.length)];
    if (!write || !host || !person) return;
    const start = now - Math.floor((WORK_MS * back) / sessions);
    const runs = back <= running;
    const address = `10.20.${Math.floor(number() * 4)}.${10 + Math.floor(number() * 200)}`;
    const account = host.windows ? 'desktop(desktop)' : 'operator(operator)';
    const session = write([
      person.shown,
      person.id,
      host.shown,
      host.id,
      account,
      '',
      host.windows ? 'WT' : 'ST',
      address,
      host.windows ? 'rdp' : 'ssh',
      true,
      !runs,
      !runs && number() > 0.1,
      start,
      runs ? null : start + (2 + Math.floor(number() * 70)) * MINUTE_MS,
      organization.id,
    ]);
    for (let place = 1; place <= typed; place += 1) {
      const command = COMMANDS[Math.floor(number() * COMMANDS.length)];
      const second = Math.floor(start / MS_PER_SECOND) + place * SECONDS_BETWEEN_COMMANDS;
      type?.([
        person.shown,
        host.shown,
        account,
        session,
        command?.input,
        command?.output,
        command?.dangerous ? 5 : 0,
        second,
        address,
        organization.id,
      ]);
    }
  }
}

const LOGIN_COLUMNS: readonly Field<'audits.userloginlog'>[] = [
  'username',
  'type',
  'ip',
  'city',
  'user_agent',
  'mfa',
  'reason',
  'backend',
  'status',
  'datetime',
];

export function addScaledLogins(
  call: Call,
  count: number,
  people: readonly ScaledPerson[],
  number: () => number,
): void {
  const write = rowWriter(call.sandbox, 'audits.userloginlog', LOGIN_COLUMNS);
  for (let back = count; write && back >= 1; back -= 1) {
    const person = people[Math.floor(number() * people.length)];
    const good = number() > 0.05;
    write([
      person?.username ?? '',
      number() > 0.3 ? 'W' : 'T',
      `10.20.${Math.floor(number() * 4)}.${10 + Math.floor(number() * 200)}`,
      'LAN',
      'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      number() > 0.5 ? 1 : 0,
      good ? '' : 'The username or password is wrong.',
      'Password',
      good,
      call.now - Math.floor((WORK_MS * back) / count),
    ]);
  }
}
