import { describe, expect, it } from 'vitest';
import { readEnglish, wording } from '../../project/englishTexts.ts';

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
});
