import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { COMMANDS } from '../../areas/terminal/seedWork.ts';
import type { Proportions } from './proportions.ts';
import type { ScaledHost } from './scaledAssets.ts';
import type { ScaledPerson } from './scaledPeople.ts';

const MINUTE_MS = 60_000;
const MS_PER_SECOND = 1000;
/** Sessions are spread over half a year, whatever their number. */
const WORK_MS = 182 * 24 * 60 * MINUTE_MS;
const SECONDS_BETWEEN_COMMANDS = 35;
/** Share of sessions that are still running. */
const RUNNING_SHARE = 0.001;

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
  const typed = proportions.commands / sessions;
  const running = Math.ceil(sessions * RUNNING_SHARE);
  for (let back = sessions; back >= 1; back -= 1) {
    const host = hosts[Math.floor(number() * hosts.length)];
    const person = people[Math.floor(number() * people.length)];
    if (!host || !person) return;
    const start = now - Math.floor((WORK_MS * back) / sessions);
    const runs = back <= running;
    const address = `10.20.${Math.floor(number() * 4)}.${10 + Math.floor(number() * 200)}`;
    const account = host.windows ? 'desktop(desktop)' : 'operator(operator)';
    const session = insertRow(sandbox, 'terminal.session', {
      user: person.shown,
      user_id: person.id,
      asset: host.shown,
      asset_id: host.id,
      system_user: account,
      system_user_id: '',
      login_from: host.windows ? 'WT' : 'ST',
      remote_addr: address,
      protocol: host.windows ? 'rdp' : 'ssh',
      is_success: true,
      is_finished: !runs,
      has_replay: !runs && number() > 0.1,
      date_start: start,
      date_end: runs ? null : start + (2 + Math.floor(number() * 70)) * MINUTE_MS,
      org_id: organization.id,
    });
    for (let place = 1; place <= typed; place += 1) {
      const command = COMMANDS[Math.floor(number() * COMMANDS.length)];
      const second = Math.floor(start / MS_PER_SECOND) + place * SECONDS_BETWEEN_COMMANDS;
      insertRow(sandbox, 'terminal.command', {
        user: person.shown,
        asset: host.shown,
        system_user: account,
        session,
        input: command?.input,
        output: command?.output,
        risk_level: command?.dangerous ? 5 : 0,
        timestamp: second,
        remote_addr: address,
        org_id: organization.id,
      });
    }
  }
}

export function addScaledLogins(
  call: Call,
  count: number,
  people: readonly ScaledPerson[],
  number: () => number,
): void {
  for (let back = count; back >= 1; back -= 1) {
    const person = people[Math.floor(number() * people.length)];
    const good = number() > 0.05;
    insertRow(call.sandbox, 'audits.userloginlog', {
      username: person?.username ?? '',
      type: number() > 0.3 ? 'W' : 'T',
      ip: `10.20.${Math.floor(number() * 4)}.${10 + Math.floor(number() * 200)}`,
      city: 'LAN',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      mfa: number() > 0.5 ? 1 : 0,
      reason: good ? '' : 'The username or password is wrong.',
      backend: 'Password',
      status: good,
      datetime: call.now - Math.floor((WORK_MS * back) / count),
    });
  }
}
