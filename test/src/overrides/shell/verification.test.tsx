import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as encryption from '../../../../src/api/encryption.ts';
import Verification from '../../../../src/overrides/shell/verification/app.verification.tsx';
import {
  highestBackend,
  MFA_CODE_LENGTH,
  plainCode,
} from '../../../../src/overrides/shell/verification/confirmation.ts';
import { Toasts } from '../../../../src/shell/Toasts.tsx';
import '../../../../src/controls/Toast.tsx';
import { sessionOf, viewNamed } from '../../app/fixtures.ts';
import { commands, renderInShell } from '../../shell/inShell.tsx';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const onEnd = vi.fn();

/** The server's answers in turn. */
function answers(...given: readonly (readonly [status: number, body: unknown])[]) {
  for (const [status, body] of given) {
    fetched.mockImplementationOnce(() =>
      Promise.resolve(new Response(JSON.stringify(body), { status })),
    );
  }
}

const ways = (...names: readonly string[]) => ({
  error: 'prove it',
  backends: names.map((name) => ({
    name,
    level: { relogin: 1, password: 2, mfa: 3 }[name] ?? 0,
  })),
});

async function open(refusal?: string, version?: string) {
  renderInShell(
    <>
      <Verification refusal={refusal} onEnd={onEnd} />
      <Toasts />
    </>,
    {
      ...sessionOf({ views: [viewNamed('console')] }),
      ...(version !== undefined && { server: { version, isKnown: true } }),
    },
  );
  await act(async () => undefined);
}

/** Method and path of one of the calls. */
function calledAt(place: number): string {
  const [url = '', init] = fetched.mock.calls[place] ?? [];
  return `${init?.method ?? 'GET'} ${new URL(url, 'https://console.test').pathname}`;
}

async function send(text: string, label: RegExp) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  await act(async () => {
    fireEvent.submit(screen.getByLabelText(label));
  });
}

const CODE = /verification.code(?!\w)/;
const PASSWORD = /verification.password/;

beforeEach(() => {
  fetched.mockReset();
  onEnd.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(encryption, 'encryptSecret').mockImplementation(async (plain) => `cipher of ${plain}`);
});

describe('the way to prove who one is', () => {
  it('is the one with the highest level', () => {
    expect(highestBackend(ways('password', 'mfa'))).toBe('mfa');
    expect(highestBackend(ways('mfa', 'relogin'))).toBe('mfa');
    expect(highestBackend(ways('relogin'))).toBe('relogin');
  });

  it('is none of those nobody knows', () => {
    expect(highestBackend(ways('fingerprint'))).toBeUndefined();
    expect(highestBackend('ok')).toBeUndefined();
    expect(highestBackend({ backends: 'mfa' })).toBeUndefined();
  });
});

describe('a code', () => {
  it('has six characters, whatever the spaces it was shown with', () => {
    expect(MFA_CODE_LENGTH).toBe(6);
    expect(plainCode(' 123 456\n')).toBe('123456');
  });
});

describe('the verification', () => {
  it('asks the server first, and is done when a confirmation still holds', async () => {
    answers([200, 'ok']);
    await open();
    expect(calledAt(0)).toBe('GET /api/v1/authentication/confirm/');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by a new login shows no dialog, but the sentence about it', async () => {
    answers([400, ways('relogin')]);
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('verification.relogin');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled');
  });

  it('that the server cannot answer says so and is cancelled', async () => {
    answers([500, { detail: 'out of order' }]);
    await open();
    expect(screen.getByRole('alert').textContent).toContain('out of order');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled');
  });

  it('by a code refuses every other length and sends it encrypted', async () => {
    answers([400, ways('password', 'mfa')], [200, 'ok']);
    await open();
    for (const wrong of ['12345', '1234567']) {
      await send(wrong, CODE);
      expect(screen.getByRole('alert').textContent).toBe('verification.codeLength');
    }
    expect(fetched).toHaveBeenCalledOnce();
    await send('123 456', CODE);
    expect(calledAt(1)).toBe('POST /api/v1/authentication/confirm/');
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1].body))).toEqual({
      confirm_type: 'mfa',
      secret_key: 'cipher of 123456',
    });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('shows the server’s reason inside, and the specified words where it gives none', async () => {
    answers([400, ways('mfa')], [400, { error: 'Wrong code' }], [400, {}], [200, 'ok']);
    await open();
    await send('111111', CODE);
    expect(screen.getByRole('alert').textContent).toBe('Wrong code');
    await send('222222', CODE);
    expect(screen.getByRole('alert').textContent).toBe('verification.codeRefused');
    expect(onEnd).not.toHaveBeenCalled();
    await send('333333', CODE);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('by the password takes it as it was typed, and none for nothing', async () => {
    answers([400, ways('password')], [200, 'ok']);
    await open();
    // That something must be proven first is no error to speak of.
    expect(screen.queryByRole('alert')).toBeNull();
    await send('', PASSWORD);
    expect(screen.getByRole('alert').textContent).toBe('pages.problem.required');
    await send(' pass word ', PASSWORD);
    expect(String(fetched.mock.calls[1]?.[1].body)).toContain('cipher of  pass word ');
  });

  it('reports a cancel when it is closed', async () => {
    answers([400, ways('password')]);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'pages.cancel' }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled');
  });
});

describe('a server that refuses the call and names the level (v2.28)', () => {
  const device = (name: string, more: object = {}) => ({
    name,
    disabled: false,
    display_name: `the ${name}`,
    placeholder: `code of ${name}`,
    ...more,
  });
  const devices = (...content: readonly object[]) =>
    [200, { confirm_type: 'mfa', content }] as const;
  const sentAt = (place: number): unknown =>
    JSON.parse(String(fetched.mock.calls[place]?.[1].body));

  it('is asked nothing before the call', async () => {
    await open(undefined, 'v2.28');
    expect(fetched).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('gets the code with its device', async () => {
    answers(devices(device('otp')), [200, 'ok']);
    await open('mfa', 'v2.28');
    expect(String(fetched.mock.calls[0]?.[0])).toContain('confirm/?confirm_type=mfa');
    expect(screen.queryByRole('radio')).toBeNull();
    await send('12345', CODE);
    expect(screen.getByRole('alert').textContent).toBe('verification.codeLength');
    await send('123456', CODE);
    expect(sentAt(1)).toEqual({
      confirm_type: 'mfa',
      mfa_type: 'otp',
      secret_key: 'cipher of 123456',
    });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('lets one choose among devices that are on, and sends codes on request', async () => {
    answers(
      devices(device('otp'), device('radius', { disabled: true }), device('sms')),
      [200, {}],
      [200, 'ok'],
    );
    await open('mfa', 'v2.28');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'the sms' }));
    expect(screen.getByText('code of sms')).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'verification.sendCode' }));
    });
    expect([calledAt(1), sentAt(1)]).toEqual([
      'POST /api/v1/authentication/mfa/send-code/',
      { type: 'sms' },
    ]);
    await send('1234', CODE);
    expect(sentAt(2)).toMatchObject({ mfa_type: 'sms', secret_key: 'cipher of 1234' });
  });

  it('says that the account has no MFA, and where it is set up', async () => {
    answers([404, { error: 'nothing' }]);
    await open('mfa', 'v2.28');
    expect(screen.getByText('verification.noMfa')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'shell.newTab verification.setUp' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/core/auth/profile/mfa/',
      '_blank',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'forms.close' }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled');
  });

  it('says the same when every device is off', async () => {
    answers(devices(device('otp', { disabled: true })));
    await open('mfa', 'v2.28');
    expect(screen.getByText('verification.noMfa')).toBeTruthy();
  });

  it('takes the password where that is the lowest level that one has', async () => {
    answers([200, { confirm_type: 'password', content: '' }], [200, 'ok']);
    await open('relogin', 'v2.28');
    await send('secret', PASSWORD);
    expect(sentAt(1)).toEqual({ confirm_type: 'password', secret_key: 'cipher of secret' });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('takes a login of the last minutes without a question', async () => {
    answers([200, { confirm_type: 'relogin', content: '' }], [200, 'ok']);
    await open('relogin', 'v2.28');
    expect(sentAt(1)).toMatchObject({ confirm_type: 'relogin' });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
  });

  it('leads from an older login to the login page, after the session has been ended', async () => {
    commands.signInAgain.mockClear();
    answers([200, { confirm_type: 'relogin', content: '' }], [400, { error: 'old' }], [200, '']);
    await open('relogin', 'v2.28');
    expect(screen.getByRole('alertdialog').textContent).toContain('verification.relogin');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'shell.signedOut.again' }));
    });
    expect(calledAt(2)).toBe('GET /core/auth/logout/');
    expect(commands.signInAgain).toHaveBeenCalledOnce();
  });

  it('shows why it cannot say what it wants', async () => {
    answers([404, { error: 'no way' }]);
    await open('password', 'v2.28');
    expect(screen.getByRole('alert').textContent).toContain('no way');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('cancelled');
  });
});
