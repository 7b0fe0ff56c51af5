import { describe, expect, it } from 'vitest';
import { requestSentence } from '../../../../src/overrides/tickets/requestSentence.ts';

const FORMATS = {
  list: (names: readonly string[]) => names.join(' + '),
  date: (moment: Date) => moment.toISOString(),
  more: (count: number) => `${count} more`,
};
const ask = (type: string, meta: object) =>
  requestSentence({ type, applicant_display: 'Alice(alice)', meta }, FORMATS);

describe('the sentence that says what a ticket asks for', () => {
  it('names who asks for which assets, as whom, and until when', () => {
    const meta = {
      apply_nodes_display: ['/Hamburg'],
      apply_assets_display: ['ham-app-15'],
      apply_system_users_display: ['deploy'],
      apply_date_expired: '2026-12-01 08:00:00',
    };
    expect(ask('apply_asset', meta)).toEqual({
      key: 'ticketPages.asks.access',
      values: {
        person: 'Alice (alice)',
        targets: '/Hamburg + ham-app-15',
        accounts: 'deploy',
        end: '2026-12-01T00:00:00.000Z',
      },
    });
    expect(ask('apply_asset', { ...meta, apply_date_expired: '' })?.key).toBe(
      'ticketPages.asks.openAccess',
    );
  });

  it('shortens a long list, but not by one name', () => {
    const targets = (count: number) =>
      ask('apply_application', {
        apply_applications_display: Array.from({ length: count }, (_, index) => `db${index}`),
        apply_system_users_display: ['orders'],
      })?.values['targets'];
    expect(targets(4)).toBe('db0 + db1 + db2 + db3');
    expect(targets(6)).toBe('db0 + db1 + db2 + 3 more');
  });

  it.each([
    ['login_confirm', { apply_login_ip: '10.0.0.1', apply_login_city: 'LAN' }, 'loginFrom'],
    ['login_confirm', {}, 'login'],
    ['login_asset_confirm', { apply_login_asset: 'a', apply_login_system_user: 'b' }, 'assetLogin'],
    [
      'command_confirm',
      { apply_run_command: 'reboot', apply_run_asset: 'a', apply_run_system_user: 'b' },
      'command',
    ],
  ])('knows the type %s with %j', (type, meta, key) => {
    expect(ask(type, meta)?.key).toBe(`ticketPages.asks.${key}`);
  });

  it('says nothing where the facts are missing, as in lists, and for other types', () => {
    expect(ask('apply_asset', {})).toBeUndefined();
    expect(ask('command_confirm', { apply_run_command: 'reboot' })).toBeUndefined();
    expect(ask('general', {})).toBeUndefined();
  });
});
