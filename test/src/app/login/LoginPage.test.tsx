// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenLogin } from '../../../../codegen/model/session.ts';
import * as token from '../../../../src/api/token.ts';
import LoginPage from '../../../../src/app/login/LoginPage.tsx';

const kept = vi.spyOn(token, 'keepToken').mockReturnValue(undefined);

const login: TokenLogin = {
  kind: 'token',
  address: 'auth/token',
  username: 'user',
  password: 'secret',
  token: 'data.access',
  scheme: 'Bearer',
};
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const done = vi.fn();

function answer(status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json' };
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status, headers }));
}

function submit(language = 'en'): void {
  render(<LoginPage login={login} language={language} onDone={done} />);
  const [name, password] = [screen.getByRole('textbox'), document.querySelector('[type=password]')];
  fireEvent.change(name, { target: { value: 'ann' } });
  if (password) fireEvent.change(password, { target: { value: 'pass word' } });
  fireEvent.click(screen.getByRole('button'));
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.stubGlobal('fetch', fetched);
});

describe('the login page of the console', () => {
  it('exchanges name and password for a token, by the names of the server', async () => {
    answer(200, { data: { access: 't0k' } });
    submit();
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/auth/token/');
    expect(JSON.parse(String(init?.body))).toEqual({ user: 'ann', secret: 'pass word' });
    expect(kept).toHaveBeenCalledExactlyOnceWith({ token: 't0k', username: 'ann' });
  });

  it.each([400, 401, 403])('says that name or password is wrong after a %s', async (status) => {
    answer(status, { detail: 'no' });
    submit();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Wrong username or password.'),
    );
    expect(done).not.toHaveBeenCalled();
    expect(kept).not.toHaveBeenCalled();
  });

  it.each([
    [500, { data: { access: 't0k' } }],
    [200, { access: 't0k' }],
  ])('says that the answer (%s) was not as expected', async (status, body) => {
    answer(status, body);
    submit('ja');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('もう一度'));
    expect(kept).not.toHaveBeenCalled();
  });
});
