import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../src/api/createRequest.ts';
import { apiAddress } from '../../../src/api/apiAddress.ts';
import { modelAddress } from '../../../src/api/modelAddress.ts';
import { errorOf, fakeServer, html, json, type SeenCall } from './fakeServer.ts';

/** A list address of a manifest may have a query. */
const listAddress = (query: string): string => `users/users?${query}`;

/** A server that never answers but notices when the call is aborted. */
function silent({ signal }: SeenCall): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
}

describe('the address of a request', () => {
  it('stands below /api/v1/ and ends with a slash', async () => {
    const server = fakeServer([json({})]);
    await server.request('users/users', { query: { limit: 15, offset: 0, search: undefined } });
    expect(server.calls[0]?.url).toBe('/api/v1/users/users/?limit=15&offset=0');
  });

  it('keeps a query of its own and joins lists by commas', async () => {
    const server = fakeServer([json({})]);
    await server.request(modelAddress(listAddress('all=1')), { query: { ids: ['a', 'b'] } });
    expect(server.calls[0]?.url).toBe('/api/v1/users/users/?all=1&ids=a%2Cb');
  });

  it('is taken as it stands when it is exact', async () => {
    const server = fakeServer([json({})]);
    await server.request('xpack/license/detail', { exact: true });
    expect(server.calls[0]?.url).toBe('/api/v1/xpack/license/detail');
  });

  it('may be a path of the origin outside the API', async () => {
    const server = fakeServer([new Response('bye')]);
    await server.request('/core/auth/logout/', { expect: 'text' });
    expect(server.calls[0]?.url).toBe('/core/auth/logout/');
  });

  it.each(['https://evil.example/', '//evil.example/', String.raw`/\evil.example/`])(
    'never leaves the origin: %s',
    async (address) => {
      const server = fakeServer([json({})]);
      expect(await errorOf(server.request(modelAddress(address)))).toBeInstanceOf(TypeError);
      expect(server.calls).toHaveLength(0);
    },
  );
});

describe('the headers of a request', () => {
  it('carry the CSRF token, the organization and the time zone', async () => {
    const cookies: Record<string, string> = {
      SESSION_COOKIE_NAME_PREFIX: 'jms_',
      jms_csrftoken: 'token-1',
    };
    const server = fakeServer([json({})], {
      readCookie: (name) => cookies[name],
      organization: () => 'org-1',
      timeZone: () => 'Asia/Tokyo',
    });
    await server.request('users/users');
    cookies.jms_csrftoken = 'token-2';
    await server.request('users/users', { method: 'POST', body: { name: 'x' } });

    expect(server.calls.map(({ headers }) => headers.get('X-CSRFToken'))).toEqual([
      'token-1',
      'token-2',
    ]);
    expect(server.calls[1]?.headers.get('X-JMS-ORG')).toBe('org-1');
    expect(server.calls[1]?.headers.get('X-TZ')).toBe('Asia/Tokyo');
    expect(server.calls[1]?.headers.get('Content-Type')).toBe('application/json');
    expect(server.calls[1]?.body).toBe('{"name":"x"}');
  });

  it('leave out what is not known', async () => {
    const server = fakeServer([json({})]);
    await server.request('users/users');
    const { headers } = server.calls[0] ?? {};
    expect(['X-CSRFToken', 'X-JMS-ORG', 'X-TZ'].map((name) => headers?.get(name))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('may be added by the caller, and a file is sent as it is', async () => {
    const server = fakeServer([json({})]);
    await server.request('users/users/render-to-json', {
      method: 'POST',
      body: 'name\nx',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(server.calls[0]?.body).toBe('name\nx');
    expect(server.calls[0]?.headers.get('Content-Type')).toBe('text/csv');
  });
});

describe('the answer of a request', () => {
  it('is unwrapped to its body', async () => {
    expect(await fakeServer([json({ count: 1 })]).request('users/users')).toEqual({ count: 1 });
  });

  it('may be a JSON string', async () => {
    expect(await fakeServer([json('ok')]).request('authentication/confirm')).toBe('ok');
  });

  it('is undefined when it is empty', async () => {
    expect(await fakeServer([json(undefined, 204)]).request('users/users')).toBeUndefined();
  });

  it('comes with status and headers when it is raw', async () => {
    const answer = await fakeServer([json({ id: 1 }, 201)]).request('users/users', { raw: true });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(answer.body).toEqual({ id: 1 });
  });

  it('may be a file', async () => {
    const body = await fakeServer([new Response('a,b')]).request<Blob>('users/users', {
      query: { format: 'csv' },
      expect: 'blob',
    });
    expect(await body.text()).toBe('a,b');
  });

  it('is refused when it is a page instead of data', async () => {
    expect(await errorOf(fakeServer([html(200)]).request('users/users'))).toMatchObject({
      kind: 'unexpected-body',
      status: 200,
      message: 'errors.unexpectedBody',
    });
  });
});

describe('a change whose answer is lost', () => {
  const change = { method: 'POST', body: {} } as const;

  it.each([502, 504])('may have been made, says %i', async (status) => {
    const error = await errorOf(fakeServer([html(status)]).request('users/users', change));
    expect(error).toMatchObject({ kind: 'server', unheard: true, message: 'errors.unheard' });
  });

  it.each([
    ['a refusal', { ...change }, 400],
    ['a failure that the server takes back', { ...change }, 500],
    ['a server that was not reached', { ...change }, 503],
    ['reading', {}, 502],
    ['a POST that changes nothing', { ...change, harmless: true as const }, 502],
  ])('is none: %s', async (_, options, status) => {
    const error = await errorOf(fakeServer([html(status)]).request('users/users', options));
    expect(error).toMatchObject({ unheard: false });
  });
});

describe('the limit of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is sixty seconds', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
  });

  it('ends the call with an error of its own', async () => {
    const server = fakeServer([silent]);
    const failed = errorOf(server.request('users/users'));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(server.calls[0]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ kind: 'timeout', status: 0, message: 'errors.timeout' });
  });

  it('leaves open what became of a change', async () => {
    const options = { method: 'PUT', timeoutMs: 5 } as const;
    const failed = errorOf(fakeServer([silent]).request(apiAddress('users/users/:id', 1), options));
    await vi.advanceTimersByTimeAsync(5);
    expect(await failed).toMatchObject({
      kind: 'timeout',
      unheard: true,
      message: 'errors.unheard',
    });
  });

  it('may be another one', async () => {
    const failed = errorOf(fakeServer([silent]).request('users/users', { timeoutMs: 5 }));
    await vi.advanceTimersByTimeAsync(5);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  it('leaves no timer behind', async () => {
    await fakeServer([json({})]).request('users/users');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a request that fails', () => {
  it.each([
    ['is not repeated', new TypeError('Failed to fetch'), { kind: 'network', status: 0 }],
    [
      'is not repeated after an error of the server',
      json({ error: 'down' }, 500),
      { kind: 'server' },
    ],
  ])('%s', async (_, reply, error) => {
    const server = fakeServer([reply, json({})]);
    expect(await errorOf(server.request('users/users'))).toMatchObject(error);
    expect(server.calls).toHaveLength(1);
  });

  it('tells the listeners, unless the caller asked for quiet', async () => {
    const server = fakeServer([json({ detail: 'no' }, 403)]);
    const told: string[] = [];
    server.onFailure(({ error, path }) => told.push(`${error.kind} ${path}`));
    await errorOf(server.request('users/users'));
    await errorOf(server.request('users/groups', { quiet: true }));
    expect(told).toEqual(['forbidden /api/v1/users/users/']);
  });

  it('says nothing when the caller gave up', async () => {
    const server = fakeServer([silent]);
    const told = vi.fn();
    server.onFailure(told);
    const controller = new AbortController();
    const failed = errorOf(server.request('users/users', { signal: controller.signal }));
    controller.abort();
    expect(await failed).toMatchObject({ kind: 'aborted' });
    expect(told).not.toHaveBeenCalled();
  });

  it('tells of a 401 separately, quiet or not, and never as a failure', async () => {
    const server = fakeServer([json({ detail: 'x', code: 'not_authenticated' }, 401)]);
    const failures = vi.fn();
    const signedOut = vi.fn();
    server.onFailure(failures);
    server.onUnauthenticated(signedOut);
    await errorOf(server.request('users/users'));
    await errorOf(server.request('users/profile', { quiet: true }));
    expect(failures).not.toHaveBeenCalled();
    expect(signedOut.mock.calls.map(([failure]) => failure.path)).toEqual([
      '/api/v1/users/users/',
      '/api/v1/users/profile/',
    ]);
  });
});

describe('a 401 with words or a code of its own', () => {
  const doubtful = () => json({ msg: 'The share code is wrong' }, 401);

  it('ends the session when the profile is refused as well', async () => {
    const server = fakeServer([doubtful(), json({ msg: 'Who are you?' }, 401)]);
    const signedOut = vi.fn();
    const failures = vi.fn();
    server.onUnauthenticated(signedOut);
    server.onFailure(failures);
    expect(await errorOf(server.request('users/users'))).toMatchObject({ kind: 'unauthenticated' });
    expect(signedOut).toHaveBeenCalledOnce();
    expect(failures).not.toHaveBeenCalled();
  });

  it.each([json({ id: 'u1' }), html(500)])(
    'is an error with these words when the profile is not',
    async (profile) => {
      const server = fakeServer([doubtful(), profile]);
      const signedOut = vi.fn();
      const failures = vi.fn();
      server.onUnauthenticated(signedOut);
      server.onFailure(failures);
      expect(await errorOf(server.request('users/users'))).toMatchObject({
        kind: 'refused',
        message: 'The share code is wrong',
      });
      expect(signedOut).not.toHaveBeenCalled();
      expect(failures).toHaveBeenCalledOnce();
    },
  );

  it('asks the profile once for all that are refused together', async () => {
    const server = fakeServer([doubtful(), doubtful(), json({ code: 'other' }, 403)]);
    const both = [errorOf(server.request('users/users')), errorOf(server.request('assets/assets'))];
    for (const error of await Promise.all(both)) {
      expect(error).toMatchObject({ kind: 'unauthenticated' });
    }
    expect(server.calls.filter(({ url }) => url === '/api/v1/users/profile/')).toHaveLength(1);
  });

  it('of the profile itself ends the session', async () => {
    const server = fakeServer([json({ msg: 'no', code: 'sso_required' }, 401)]);
    expect(await errorOf(server.request('users/profile'))).toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('who listens to answers', () => {
  it('hears of each with its path and whether it succeeded', async () => {
    const server = fakeServer([json({}), html(404)]);
    const heard: unknown[] = [];
    const stop = server.onAnswer((answer) => heard.push(answer));
    await server.request(modelAddress(listAddress('x=1')));
    await errorOf(server.request('users/users', { method: 'DELETE' }));
    stop();
    await errorOf(server.request('users/users'));
    expect(heard).toEqual([
      { method: 'GET', path: '/api/v1/users/users/', status: 200, ok: true },
      { method: 'DELETE', path: '/api/v1/users/users/', status: 404, ok: false },
    ]);
  });
});

describe('a call of a timer', () => {
  it('is told apart from what the person does', async () => {
    const server = fakeServer([json({}), json({})]);
    const heard: unknown[] = [];
    server.onAnswer(({ background }) => heard.push(background));
    await server.request('users/users', { background: true });
    await server.request('users/users', { background: false });
    expect(heard).toEqual([true, false]);
  });
});

describe('a call that needs a confirmation', () => {
  const demand = () => json({ detail: 'verify', code: 'mfa_verify_required' }, 400);

  it('fails as such while nobody asks the person', async () => {
    expect(await errorOf(fakeServer([demand()]).request('assets/account-secrets'))).toMatchObject({
      kind: 'confirmation-required',
      status: 400,
      code: 'mfa_verify_required',
    });
  });

  it('is repeated once the person has confirmed', async () => {
    const server = fakeServer([demand(), json({ secret: 1 })]);
    const ask = vi.fn(() => Promise.resolve(true));
    server.confirmWith(ask);
    expect(await server.request('assets/account-secrets')).toEqual({ secret: 1 });
    expect(ask).toHaveBeenCalledOnce();
    expect(server.calls).toHaveLength(2);
  });

  it.each([
    ['is not repeated when the person cancels', false, 1],
    ['is repeated only once', true, 2],
  ])('%s', async (_, confirmed, calls) => {
    const server = fakeServer([demand()]);
    server.confirmWith(() => Promise.resolve(confirmed));
    const error = await errorOf(server.request('assets/account-secrets'));
    expect(error).toMatchObject({ kind: 'confirmation-required' });
    expect(server.calls).toHaveLength(calls);
  });
});

describe('a call that writes', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'with %s is not sent while the guard forbids it, and says nothing of its own',
    async (method) => {
      const server = fakeServer([json({})]);
      const told = vi.fn();
      server.onFailure(told);
      const stop = server.guardWrites(() => Promise.resolve(false));
      expect(await errorOf(server.request('assets/labels', { method }))).toMatchObject({
        kind: 'aborted',
      });
      expect(server.calls).toHaveLength(0);
      expect(told).not.toHaveBeenCalled();
      stop();
      await server.request('assets/labels', { method });
      expect(server.calls).toHaveLength(1);
    },
  );

  it('is guarded, one that reads is not', async () => {
    const server = fakeServer([json({})]);
    const guard = vi.fn(() => Promise.resolve(true));
    server.guardWrites(guard);
    await server.request('assets/labels');
    expect(guard).not.toHaveBeenCalled();
    await server.request('assets/labels', { method: 'POST', body: {} });
    expect(guard).toHaveBeenCalledOnce();
  });
});
