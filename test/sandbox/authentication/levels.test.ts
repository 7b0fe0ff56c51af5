import { describe, expect, it } from 'vitest';
import { PERSON_WITH_AUTHENTICATOR } from '../../../sandbox/areas/users/seedAccounts.ts';
import { bindAuthenticator } from '../../../sandbox/areas/authentication/secondFactor.ts';
import { oneTimePassword } from '../../oneTimePassword.ts';
import { admin, freshWorlds, PASSWORD, world } from '../world.ts';

freshWorlds({ server: 'v2.28' });

const CONFIRM = 'authentication/confirm/';
const SECRETS = 'assets/account-secrets/?limit=1';
const { secret } = PERSON_WITH_AUTHENTICATOR;

const asks = (level: string) => admin.get(`${CONFIRM}?confirm_type=${level}`);
const sends = (body: Readonly<Record<string, string>>) => admin.post(CONFIRM, body);
const code = () => oneTimePassword(secret, world.time.now);

async function bindAdmin(): Promise<void> {
  const { body } = await admin.get('users/profile/');
  bindAuthenticator(world.sandbox, String(Object(body).id), secret);
}

describe('a confirmation of a level (v2.28)', () => {
  it('is demanded by the refusal of the call, which names the level', async () => {
    const refused = await admin.get(SECRETS);
    expect([refused.status, refused.body]).toEqual([
      400,
      { code: 'mfa', detail: expect.any(String) },
    ]);
    const unbind = await admin.post('authentication/wecom/qr/unbind/', {});
    expect([unbind.status, Object(unbind.body).code]).toEqual([400, 'relogin']);
  });

  it('has no way without an authenticator', async () => {
    const answer = await asks('mfa');
    expect([answer.status, answer.body]).toEqual([404, { error: expect.any(String) }]);
    expect((await asks('relogin')).body).toEqual({ confirm_type: 'password', content: '' });
    expect((await admin.get(CONFIRM)).status).toBe(500);
  });

  it('by a code names its device, and holds as long as the settings say', async () => {
    await bindAdmin();
    expect((await asks('mfa')).body).toEqual({
      confirm_type: 'mfa',
      content: [
        {
          name: 'otp',
          disabled: false,
          display_name: 'Authenticator app',
          placeholder: expect.any(String),
        },
      ],
    });
    expect((await sends({ confirm_type: 'mfa', secret_key: code() })).status).toBe(500);
    const proof = { confirm_type: 'mfa', mfa_type: 'otp' };
    const wrong = await sends({ ...proof, secret_key: '000000' });
    expect([wrong.status, wrong.body]).toEqual([400, { error: expect.any(String) }]);
    const right = await sends({ ...proof, secret_key: code() });
    expect([right.status, right.body]).toEqual([200, 'ok']);
    expect((await admin.get(SECRETS)).status).toBe(200);
    world.time.now += 3_600_000;
    expect((await admin.get(SECRETS)).status).toBe(400);
  });

  it('by the password shows no secret, and lasts five minutes', async () => {
    await sends({ confirm_type: 'password', secret_key: PASSWORD });
    expect((await admin.get(SECRETS)).status).toBe(400);
    expect((await admin.post('authentication/wecom/qr/unbind/', {})).status).toBe(200);
    world.time.now += 300_000;
    expect((await admin.post('authentication/wecom/qr/unbind/', {})).status).toBe(400);
  });

  it('is no longer asked for at an address of the older version', async () => {
    expect((await admin.get('authentication/otp/verify/')).status).toBe(404);
  });
});
