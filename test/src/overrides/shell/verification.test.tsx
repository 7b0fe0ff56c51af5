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
import { renderInShell } from '../../shell/inShell.tsx';

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

async function open() {
  renderInShell(
    <>
      <Verification onEnd={onEnd} />
      <Toasts />
    </>,
    sessionOf({ views: [viewNamed('console')] }),
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

const CODE = /verification.code/;
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
