// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { linkAddress } from '../../../src/api/linkAddress.ts';
import { pictureAddress } from '../../../src/api/pictureAddress.ts';

const HERE = location.origin;

describe('the address of a picture that the server or a sender chose', () => {
  it.each([
    ['/static/img/logo.png', '/static/img/logo.png'],
    ['/media/interface/标.png?v=2', '/media/interface/%E6%A0%87.png?v=2'],
    [`${HERE}/static/a%20b.png#x`, '/static/a%20b.png'],
    ['/api/../static/a.png', '/static/a.png'],
    [`${HERE.replace('://', '://name@')}/static/a.png`, '/static/a.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s is fetched as %s', (given, address) => {
    expect(pictureAddress(given)).toBe(address);
  });

  it.each([
    '/api/v1/users/users/x/mfa/reset/',
    '/core/auth/logout/',
    '/static/',
    '/static',
    '/statics/x',
    '/static/../api/x',
    '/static/%2e%2e/api/x',
    '/static/.%2E/api/x',
    '/static/..%2fapi/x',
    '/static/..%5capi/x',
    '/static/%252e%252e/api/x',
    '/static/..\\api\\x',
    '\\static\\..\\api',
    '/static/..;/api/x',
    '/static/.\t./api/x',
    '/static/.\n./api/x',
    '/static/%00',
    '/static/%c0%ae%c0%ae/api/x',
    '/media/%',
    '/media/%%32%65%%32%65/api/x',
    '//elsewhere.example/static/a.png',
    '/\\elsewhere.example/static/a.png',
    'https://elsewhere.example/static/a.png',
    `blob:${HERE}/static/a.png`,
    'javascript:alert(1)',
    'data:image/svg+xml;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    'data:text/html;base64,AAAA',
    'data:image/png,AAAA',
    '',
    7,
    null,
  ])('%s is none', (given) => {
    expect(pictureAddress(given)).toBeUndefined();
  });
});

describe('the address of a link that the server or a sender chose', () => {
  it.each([
    ['https://a.example/api/x', 'https://a.example/api/x'],
    [' http://a.example ', 'http://a.example/'],
    ['/ui/console/assets/assets?q=1#x', '/ui/console/assets/assets?q=1#x'],
    [`${HERE}/core/auth/login/`, '/core/auth/login/'],
    ['/core/auth/password/reset/?token=x', '/core/auth/password/reset/?token=x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+4912345', 'tel:+4912345'],
  ])('%s is followed as %s', (given, address) => {
    expect(linkAddress(given)).toBe(address);
  });

  it.each([
    '/api/v1/users/users/x/mfa/reset/',
    '/%61pi/v1/x/',
    '/%2561pi/v1/x/',
    '/API/v1/x/',
    '/ui/..%2fapi/v1/x/',
    '/ui/..;/api/v1/x/',
    '\\api\\v1\\x',
    '/core/auth/logout/',
    '/core/auth/lo%67out/',
    '/core//auth/logout',
    '/core/auth/profile/otp/disable/',
    '/ws/x/',
    `${HERE}/api/v1/x/`,
    'http:/api/v1/x/',
    'http:api/v1/x/',
    `http://${location.hostname}:9999/api/v1/x/`,
    '/%',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://bank.example@elsewhere.example/',
    'page.html',
    '#x',
    '',
    undefined,
  ])('%s leads nowhere', (given) => {
    expect(linkAddress(given)).toBeUndefined();
  });
});
