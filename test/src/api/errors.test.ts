import { describe, expect, it } from 'vitest';
import { failureNotice } from '../../../src/api/errorMessages.ts';
import { readErrorBody } from '../../../src/api/errorBody.ts';
import { isApiError, type ApiError } from '../../../src/api/errors.ts';
import { errorOf, fakeServer, html, json } from './fakeServer.ts';

async function failWith(reply: Response): Promise<ApiError> {
  const error = await errorOf(fakeServer([reply, json({ id: 'me' })]).request('users/users'));
  if (!isApiError(error)) throw error;
  return error;
}

describe('what an error body says', () => {
  it.each<[string, unknown, ReturnType<typeof readErrorBody>]>([
    ['detail and code', { detail: 'Gone', code: 'lost' }, { text: 'Gone', code: 'lost' }],
    ['error', { error: 'Broken' }, { text: 'Broken' }],
    ['msg', { msg: 'Running' }, { text: 'Running' }],
    ['error before msg before detail', { detail: 'c', msg: 'b', error: 'a' }, { text: 'a' }],
    ['msg before detail', { detail: 'c', msg: 'b' }, { text: 'b' }],
    [
      'error with something beside it',
      { error: 'Prove it', backends: [{ name: 'mfa' }] },
      { text: 'Prove it' },
    ],
    ['a map of fields', { name: ['Too long', 'Taken'] }, { fields: { name: 'Too long;Taken' } }],
    ['a plain string for a field', { hosts: 'None given' }, { fields: { hosts: 'None given' } }],
    [
      'a nested map',
      { meta: { apply_assets: ['Choose one'] } },
      { fields: { 'meta.apply_assets': 'Choose one' } },
    ],
    [
      'index keys of a list',
      { protocols: { 0: ['Port?'] } },
      { fields: { 'protocols.0': 'Port?' } },
    ],
    ['a list with holes', { rules: [{}, { ip: ['Bad'] }] }, { fields: { 'rules.1.ip': 'Bad' } }],
    ['the whole record', { non_field_errors: ['Twice'] }, { text: 'Twice' }],
    [
      'the whole record and a field',
      { non_field_errors: ['Twice'], name: ['Taken'] },
      { text: 'Twice', fields: { name: 'Taken' } },
    ],
    ['a field called detail', { detail: ['Required'] }, { fields: { detail: 'Required' } }],
    ['a field called code', { code: ['Required'] }, { fields: { code: 'Required' } }],
    [
      'rows of a bulk call',
      [{}, { name: ['Taken'] }],
      { rows: [{ index: 1, fields: { name: 'Taken' } }] },
    ],
    ['a row without id', [['no id'], {}], { rows: [{ index: 0, fields: {}, text: 'no id' }] }],
    ['a list of messages', ['One', 'Two'], { text: 'One;Two' }],
    ['a JSON string', 'Not now', { text: 'Not now' }],
    ['plain text', 'CSRF CHECK ERROR', { text: 'CSRF CHECK ERROR' }],
    ['a page', '<!DOCTYPE html><h1>Not found</h1>', {}],
    ['nothing', undefined, {}],
    ['null', null, {}],
    ['an empty object', {}, {}],
    ['an empty list', [], {}],
  ])('%s', (_shape, body, said) => {
    expect(readErrorBody(body)).toEqual(said);
  });
});

describe('the kind of an error', () => {
  it.each<[number, unknown, string]>([
    [400, { name: ['Taken'] }, 'validation'],
    [400, [{}, { name: ['Taken'] }], 'validation'],
    [400, { error: 'Wrong' }, 'bad-request'],
    [400, null, 'bad-request'],
    [400, { detail: 'x', code: 'mfa_verify_required' }, 'confirmation-required'],
    [400, { detail: 'x', code: 'file_content_overflowed' }, 'too-large'],
    [401, { detail: 'x', code: 'not_authenticated' }, 'unauthenticated'],
    [401, { detail: 'x', code: 'authentication_failed' }, 'unauthenticated'],
    [401, undefined, 'unauthenticated'],
    [401, { ok: false, msg: 'Wrong share code' }, 'refused'],
    [403, {}, 'forbidden'],
    [404, { detail: 'x', code: 'object_does_not_exist' }, 'not-found'],
    [405, { detail: 'x', code: 'method_not_allowed' }, 'refused'],
    [409, { msg: 'Running' }, 'conflict'],
    [413, undefined, 'too-large'],
    [500, { detail: 'x', code: 'unexpect_error' }, 'server'],
  ])('%s %j is %s', async (status, body, kind) => {
    expect(await failWith(json(body, status))).toMatchObject({ kind, status, body });
  });

  it('survives a page where the API is not found', async () => {
    expect(await failWith(html(404))).toMatchObject({ kind: 'not-found', text: undefined });
  });

  it('takes being led to the login pages for a 401', async () => {
    const page = html(200);
    Object.defineProperties(page, {
      redirected: { value: true },
      url: { value: 'https://console.example/core/auth/login/mfa/' },
    });
    const reply = () => page;
    const error = await errorOf(fakeServer([reply]).request('users/users'));
    expect(error).toMatchObject({ kind: 'unauthenticated', status: 401 });
  });
});

describe('what a person is told', () => {
  it.each<[string, Response, unknown]>([
    ['a 400 by the general sentence', json(undefined, 400), { message: 'errors.badRequest' }],
    [
      'a 400 with the server’s words beneath',
      json({ error: 'Full' }, 400),
      { message: 'errors.badRequest', detail: 'Full' },
    ],
    [
      'a bulk 400 with its first row',
      json([['no id']], 400),
      { message: 'errors.badRequest', detail: 'no id' },
    ],
    [
      'a 400 with what is said of each field',
      json({ name: ['Taken'], attrs: { host: ['Gone'] } }, 400),
      { message: 'errors.badRequest', detail: 'name: Taken; attrs.host: Gone' },
    ],
    [
      'a bulk 400 with what is said of the fields of its first bad row',
      json([{}, { user: ['Unknown'] }], 400),
      { message: 'errors.badRequest', detail: 'user: Unknown' },
    ],
    [
      'a 403 by the general sentence',
      json({ detail: 'No' }, 403),
      { message: 'errors.forbidden', detail: 'No' },
    ],
    [
      'a 409 by the general sentence',
      json({ msg: 'Busy' }, 409),
      { message: 'errors.conflict', detail: 'Busy' },
    ],
    ['any other by the server’s words', json({ msg: 'Boom' }, 500), { message: 'Boom' }],
    ['any other without words', html(502), { message: 'errors.server' }],
    ['a 404 without words', html(404), { message: 'errors.notFound' }],
    ['a 401 not at all', json({ detail: 'x', code: 'not_authenticated' }, 401), undefined],
  ])('%s', async (_case, reply, notice) => {
    expect(failureNotice(await failWith(reply))).toEqual(notice);
  });

  it('a fault of our own in general words', () => {
    expect(failureNotice(new Error('undefined is not a function'))).toEqual({
      message: 'errors.unknown',
    });
  });
});
