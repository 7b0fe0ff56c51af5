import { describe, expect, it } from 'vitest';
import { failureNotice } from '../../../src/api/errorMessages.ts';
import { ERROR_TOAST_MS } from '../../../src/shell/toast.ts';
import { readEnglish, wording } from '../../project/englishTexts.ts';
import { errorOf, fakeServer, html, json } from './fakeServer.ts';

const english = readEnglish();

/** The messages of spec 1, section 8 that pages show, with their text keys. */
const SAID: readonly (readonly [quote: string, key: string])[] = [
  ['Info', 'shell.signedOut.title'],
  ['Re-login', 'shell.signedOut.again'],
  ['Cancel', 'shell.signedOut.stay'],
  ['Bad request, please check again', 'errors.badRequest'],
  ['Bad request, no permission for this operation', 'errors.forbidden'],
  ['Refreshing, please try again later', 'errors.conflict'],
  ['Resource lost or deleted', 'errors.notFound'],
  ['Resource lost or deleted', 'pages.detail.missing'],
  ['Get failed', 'pages.detail.failed'],
  ['Bulk delete failed: ', 'pages.removal.bulkFailed'],
  ['Bulk remove failed: ', 'pages.removal.outFailed'],
  ['MFA error, please check', 'verification.codeLength'],
  ['MFA Error, please check', 'verification.codeRefused'],
  ['Port Error, please check', 'pages.problem.port'],
  ['Connect Websocket failed', 'messages.connectFailed'],
  ['You account has logout, Please login again', 'errors.signedOut'],
  ['Login time has exceeded 5 minutes, please login again', 'verification.relogin'],
  ["The last one can't be delete", 'pages.protocols.lastStays'],
  ['License expired', 'topbar.licence.expired'],
  ['License will expire at ...', 'topbar.licence.expiring'],
  ['The number of assets has exceeded the license limit', 'topbar.licence.overLimit'],
  ['Password expired', 'topbar.password.expired'],
];

describe('the error catalogue (spec 1, section 8; spec 2, section 8)', () => {
  it.each(SAID)('says "%s" word for word (%s)', (quote, key) => {
    expect(wording(english.get(key) ?? '')).toBe(wording(quote));
  });

  it.each<[number, unknown, string, string | undefined]>([
    [400, { detail: 'Full' }, 'Bad request, please check again', 'Full'],
    [400, undefined, 'Bad request, please check again', undefined],
    [403, {}, 'Bad request, no permission for this operation', undefined],
    [409, { msg: 'Busy' }, 'Refreshing, please try again later', 'Busy'],
    [404, undefined, 'Resource lost or deleted', undefined],
  ])('a %i with %j says "%s"', async (status, body, message, detail) => {
    const error = await errorOf(fakeServer([json(body, status)]).request('users/users'));
    const notice = failureNotice(error);
    expect(english.get(notice?.message ?? '')).toBe(message);
    expect(notice?.detail).toBe(detail);
  });

  it.each([
    ['error before all', { error: 'a', msg: 'b', detail: 'c' }, 'a'],
    ['msg before detail', { msg: 'b', detail: 'c' }, 'b'],
    ['detail at last', { detail: 'c' }, 'c'],
  ])('any other status says the server’s own words: %s', async (_order, body, said) => {
    const error = await errorOf(fakeServer([json(body, 500)]).request('users/users'));
    expect(failureNotice(error)?.message).toBe(said);
  });

  it('any other status without words says a general sentence', async () => {
    const error = await errorOf(fakeServer([html(500)]).request('users/users'));
    expect(english.has(failureNotice(error)?.message ?? '')).toBe(true);
  });

  it('a 401 has no toast', async () => {
    const error = await errorOf(fakeServer([json(undefined, 401)]).request('users/users'));
    expect(failureNotice(error)).toBeUndefined();
  });

  it('an error toast stays 5000 ms', () => {
    expect(ERROR_TOAST_MS).toBe(5000);
  });
});
