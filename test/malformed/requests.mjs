import { jsonText, oddText, recordText } from './values.mjs';

const PARAMETERS = [
  'limit',
  'offset',
  'order',
  'search',
  'ids',
  'spm',
  'date_from',
  'date_to',
  'fields_size',
  'format',
  'template',
  'oid',
  'id',
  'name',
  'is_active',
  'type',
  'node_id',
  'node',
  'all',
  'label',
  'ips',
  'key',
  'assets',
  'user',
  'asset',
  'session_id',
  'command_storage_id',
  'input',
  'status',
  'days',
  'category',
  'app_type',
  'system_user',
  'protocols',
  'show_current_asset',
  '__proto__',
  'constructor',
];
/** Two organizations that exist and one that does not. */
const ORGANIZATIONS = ['root', 'Default', '11111111-1111-1111-1111-111111111111'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'text/csv',
  'text/xlsx',
  'text/plain',
  'application/',
  '/',
  '',
  'a/b;'.repeat(200),
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ODD_METHODS = [
  'get',
  'TRACE',
  'CONNECT',
  'FOO',
  'PROPFIND',
  'G\u0000T',
  '',
  'QUERY',
  'M-SEARCH',
];
const PAGES = [
  '/core/auth/login/',
  '/core/auth/login/guard/',
  '/core/auth/login/mfa/',
  '/core/auth/profile/mfa/',
  '/core/auth/profile/pubkey/generate/',
  '/core/i18n/zz/',
  '/core/download/',
  '/core/nothing/',
  '/koko/',
  '/luna/',
];
/** Addresses that need more than one call; other tests cover them. */
const LEFT_OUT = /^(?:authentication\/(?:logout|mfa)|users\/profile\/password|settings\/setting)/;

/**
 * A malformed request as bytes.
 *
 * @param found addresses and ids of the server
 * @param {Record<string, string>} user headers of a signed-in user
 * @returns {{bytes: Buffer, ends: boolean}} `ends`: nothing more is sent, as if the connection were cut
 */
export function malformedRequest(chance, found, person) {
  const makers = [
    body,
    body,
    body,
    brokenBody,
    file,
    query,
    query,
    path,
    headers,
    framing,
    page,
    socket,
  ];
  const make = chance.pick(makers);
  const who = chance.maybe(0.85) ? person : {};
  return make({ chance, ...found, who });
}

function target({ chance, targets, ids }, wanted) {
  const fitting = targets.filter(
    ({ address, methods }) =>
      !LEFT_OUT.test(address) && methods.some((name) => wanted.includes(name)),
  );
  const one = chance.pick(fitting);
  const method = chance.pick(one.methods.filter((name) => wanted.includes(name)));
  const asked = one.address.replaceAll(/:[a-z_]+/g, () =>
    encodeURIComponent(idFor(chance, one.own, ids)),
  );
  return { method, path: `/api/v1/${asked}/`, fields: one.fields };
}

/** Usually an existing id, because unknown ids only reach the first check. */
function idFor(chance, own, ids) {
  if (own.length > 0 && chance.maybe(0.7)) return chance.pick(own);
  return chance.maybe(0.7) ? chance.pick(ids) : wellFormed(oddText(chance));
}

const wellFormed = (text) => text.toWellFormed?.() ?? Buffer.from(text).toString();

/** Valid JSON with invalid values. */
function body(making) {
  const { chance, ids, who } = making;
  const { method, path: asked, fields } = target(making, ['POST', 'PUT', 'PATCH']);
  const one = () => (chance.maybe(0.75) ? recordText(chance, ids, fields) : jsonText(chance, ids));
  const text = chance.maybe(0.2) ? `[${chance.some(3, one).join(',')}]` : one();
  return whole(method, asked + parameters(chance, 0.2), { ...who, 'Content-Type': TYPES[0] }, text);
}

function brokenBody(making) {
  const { chance, ids, who } = making;
  const { method, path: asked } = target(making, ['POST', 'PUT', 'PATCH', 'DELETE']);
  const text = Buffer.from(jsonText(chance, ids));
  const broken = chance.pick([
    () => text.subarray(0, chance.below(text.length)),
    () => Buffer.concat([text, chance.bytes(8)]),
    () => chance.bytes(chance.below(400)),
    () => Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]),
    () => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  ])();
  return whole(method, asked, { ...who, 'Content-Type': chance.pick(TYPES) }, broken);
}

/** Invalid files and forms. */
function file(making) {
  const { chance, who, fields } = { fields: [], ...making };
  const { path: asked } = target(making, ['POST']);
  const kind = chance.pick(TYPES.slice(2, 8));
  const content = chance.pick([
    () => 'a,b\r\n"never closed',
    () => `${fields.map(([name]) => name).join(',')}\r\n[1,{]\r\n`,
    () => Buffer.concat([Buffer.from('PK\u0003\u0004'), chance.bytes(300)]),
    () => '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    () =>
      '--x\r\nContent-Disposition: form-data; name="a"; filename="\u0000"\r\nContent-Type: image/png\r\n\r\n',
    () => 'a=%zz&__proto__=1&a[b]=c&%=%',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), chance.bytes(51)]),
    () => chance.bytes(200),
  ])();
  return whole('POST', asked, { ...who, 'Content-Type': kind }, content);
}

function parameters(chance, share = 1) {
  if (!chance.maybe(share)) return '';
  const value = () =>
    chance.pick([
      () => encodeURIComponent(wellFormed(oddText(chance))),
      () => chance.pick(['%', '%zz', '%ff', '%00', '%c0%80', '+++', '&&==', '[]', '=']),
      () => String(chance.pick([-1, 0, 1, 15, 2 ** 53, '1e9', '00000000000000000001'])),
      () => Array.from({ length: 50 }, () => chance.below(1000)).join(','),
      () => 'x'.repeat(chance.below(3000)),
      () => chance.pick(ORGANIZATIONS),
    ])();
  return `?${chance.some(6, () => `${chance.pick(PARAMETERS)}=${value()}`).join('&')}`;
}

function query(making) {
  const { chance, who } = making;
  const { method, path: asked } = target(making, ['GET', 'GET', 'OPTIONS']);
  return whole(method, asked + parameters(chance), who);
}

function path(making) {
  const { chance, who } = making;
  const asked = chance.pick([
    () =>
      `/${chance.some(6, () => chance.pick(['api', 'v1', '..', '.', '', '%2e%2e', '%2f', '%00', '%', '%zz', '%ff', 'users'])).join('/')}`,
    () => `/api/v1/${'a/'.repeat(chance.below(3000))}`,
    () =>
      `/ui/${chance.pick(['..%2f..%2fpackage.json', '%5c..%5c', '%00', '.sources', '%ff', 'assets/%zz', '//'])}`,
    () => `/api/v1/users/users/${encodeURIComponent(wellFormed(oddText(chance)))}/`,
    () => `/${'\u00e9\u4e2d'.repeat(chance.below(20))}`,
    () =>
      chance.pick([
        '*',
        '',
        'http://other.example/api/v1/',
        '//',
        '/core',
        '/core/auth/login',
        '?',
        '/#',
        '/media/x',
        '/luna/',
      ]),
  ])();
  return whole(chance.pick(METHODS), asked, who);
}

function headers(making) {
  const { chance, who } = making;
  const { path: asked } = target(making, ['GET']);
  const odd = () => oddText(chance).replaceAll(/\p{Cc}/gu, '');
  const given = chance.some(5, () => [
    chance.pick([
      'Cookie',
      'X-JMS-ORG',
      'X-TZ',
      'Authorization',
      'Accept',
      'Accept-Language',
      'X-CSRFToken',
      'Host',
      'Origin',
      'Referer',
      'Content-Type',
      'Content-Length',
      'If-None-Match',
      'Range',
      'Expect',
      'Upgrade',
      'Connection',
      'X-Forwarded-For',
      'bad header',
      '',
      '__proto__',
    ]),
    chance.pick([
      odd,
      () => 'x'.repeat(chance.below(20_000)),
      () =>
        chance
          .bytes(20)
          .toString('latin1')
          .replaceAll(/[\r\n]/g, ''),
      () =>
        'jms_sessionid=%; jms_csrftoken=; jms_sessionid; =; X-JMS-ORG=%ff; django_language=__proto__',
      () => `Bearer ${odd()}`,
      () => 'text/html;q=x, */*;q=-1, ;;;,,,',
      () => 'bytes=9-1,5-,-',
      () => '100-continue, 200-maybe',
      () => 'a'.repeat(5) + ';q='.repeat(500),
    ])(),
  ]);
  const lines = [...Object.entries(who), ...given].map(([name, value]) => `${name}: ${value}`);
  const host = chance.maybe(0.9) ? 'Host: localhost\r\n' : '';
  return {
    bytes: Buffer.from(`GET ${asked} HTTP/1.1\r\n${host}${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    ends: true,
  };
}

/** Bodies whose size or format differs from the headers. */
function framing(making) {
  const { chance, who, ids } = making;
  const { method, path: asked } = target(making, ['POST', 'PUT', 'PATCH']);
  const text = jsonText(chance, ids, 2);
  const lines = Object.entries(who).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `${method} ${asked} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lines.join('')}`;
  const made = chance.pick([
    () => `${start}Content-Length: ${text.length + 5}\r\n\r\n${text}`,
    () => `${start}Content-Length: -1\r\n\r\n${text}`,
    () => `${start}Content-Length: 99999999999\r\n\r\n${text}`,
    () => `${start}Content-Length: 3\r\nContent-Length: 4\r\n\r\n${text}`,
    () => `${start}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${text}`,
    () => `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\n${text}\r\n0\r\n\r\n`,
    () => `${start}Transfer-Encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n`,
    () => `${start}Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n${text}\r\n0\r\n\r\n`,
    () => `${start}Transfer-Encoding: gzip\r\n\r\n${text}`,
    () => `${start.slice(0, chance.below(start.length))}`,
    () => `${chance.pick(ODD_METHODS)} ${asked} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    () => `GET ${asked} HTTP/${chance.pick(['0.9', '1.0', '2.0', '9.9', 'x'])}\r\n\r\n`,
    () => `${start}\r\n${start}\r\n`,
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ])();
  return {
    bytes: Buffer.concat([
      Buffer.from(made),
      chance.maybe(0.2) ? chance.bytes(30) : Buffer.alloc(0),
    ]),
    ends: true,
  };
}

/** Forms of the login page and its neighbours. */
function page(making) {
  const { chance, who } = making;
  const asked = chance.pick(PAGES);
  const form = `username=${encodeURIComponent(wellFormed(oddText(chance)))}&password=${chance.pick(['%zz', 'a:b', encodeURIComponent('QUJD:QUJD'), ''])}&csrfmiddlewaretoken=x&__proto__=1`;
  const type = chance.pick(TYPES);
  return whole(
    chance.pick(METHODS),
    `${asked}${parameters(chance, 0.3)}`,
    { ...who, 'Content-Type': type },
    form,
  );
}

function socket({ chance, who }) {
  const asked = chance.pick([
    '/ws/notifications/site-msg/',
    '/ws/ops/tasks/log/',
    '/ws/ops/tasks/log/',
    '/ws/x',
    '/api/v1/users/users/',
  ]);
  const lines = {
    Host: 'localhost',
    Upgrade: chance.pick(['websocket', 'WebSocket', 'h2c', '']),
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': chance.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x', '']),
    'Sec-WebSocket-Version': chance.pick(['13', '13', '8', 'x']),
    ...who,
  };
  const head = Object.entries(lines).map((line) => line.join(': '));
  const frames = Buffer.concat(
    chance.some(4, () =>
      chance.pick([
        () => chance.bytes(chance.below(40)),
        () => Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
        () => Buffer.from([0x88, 0x80, 0, 0, 0, 0]),
        () => Buffer.from([0x81, 0x85, 0, 0, 0, 0, 0x7b, 0x22, 0xff, 0x22, 0x7d]),
        () => Buffer.concat([Buffer.from([0x81, 0x82, 0, 0, 0, 0]), Buffer.from('{}')]),
        () => Buffer.from([0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0]),
        () => Buffer.from([0x89, 0xfe, 0x0f, 0xff, 0, 0, 0, 0]),
      ])(),
    ),
  );
  return {
    bytes: Buffer.concat([
      Buffer.from(`GET ${asked} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`),
      frames,
    ]),
    ends: true,
  };
}

function whole(method, asked, given, content = '') {
  const payload = Buffer.from(content);
  const size = payload.length > 0 || method !== 'GET' ? { 'Content-Length': payload.length } : {};
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...given, ...size });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return {
    bytes: Buffer.concat([
      Buffer.from(`${method} ${asked} HTTP/1.1\r\n${head}\r\n\r\n`, 'utf8'),
      payload,
    ]),
    ends: false,
  };
}
