import { constants, publicEncrypt, createCipheriv } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { RunningSandbox } from '../../sandbox/kernel/kernel.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: LightMyRequestResponse['headers'];
}

/** Sent as JSON, except texts and bytes. */
type Body = Readonly<Record<string, unknown>> | readonly unknown[] | string | Buffer;

/** A browser's part of the protocol: keeps cookies and sends the CSRF token. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly setCookies: string[] = [];
  headers: Record<string, string> = {};
  readonly #running: RunningSandbox;

  constructor(running: RunningSandbox, language: string) {
    this.#running = running;
    this.headers['accept-language'] = language;
  }

  get = (path: string) => this.send('GET', path);
  options = (path: string) => this.send('OPTIONS', path);
  post = (path: string, body?: Body) => this.send('POST', path, body);
  put = (path: string, body?: Body) => this.send('PUT', path, body);
  patch = (path: string, body?: Body) => this.send('PATCH', path, body);
  delete = (path: string) => this.send('DELETE', path);

  /** @param path below `/api/v1/`, or absolute */
  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
    path: string,
    body?: Body,
  ): Promise<Answer> {
    const token = this.cookies.get('jms_csrftoken');
    const json = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
    const response = await this.#running.app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      headers: {
        host: 'console.test',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { 'x-csrftoken': token }),
        ...(json && { 'content-type': 'application/json' }),
        ...this.headers,
      },
      ...(body !== undefined && { payload: json ? JSON.stringify(body) : body }),
    });
    this.#keepCookies(response);
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const parsed: unknown = isJson && response.body !== '' ? JSON.parse(response.body) : null;
    return {
      status: response.statusCode,
      body: parsed,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  }

  /** The first record of a list. */
  async first(path: string): Promise<unknown> {
    return at((await this.get(path)).body, 'results', 0);
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      this.setCookies.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Opens the login page, submits the form and follows redirects; returns the visited addresses. */
  async logIn(username: string, password: string, extra: Record<string, string> = {}) {
    const page = await this.get('/core/auth/login/');
    const csrf = /name="csrfmiddlewaretoken" value="(\w+)"/.exec(page.text)?.[1] ?? '';
    const form = new URLSearchParams({
      csrfmiddlewaretoken: csrf,
      username,
      password,
      ...extra,
    });
    let answer = await this.form('/core/auth/login/', form);
    const passed: string[] = [];
    while (answer.status === 302 && String(answer.headers.location).startsWith('/core/')) {
      passed.push(String(answer.headers.location));
      answer = await this.get(String(answer.headers.location));
    }
    if (answer.status === 302) passed.push(String(answer.headers.location));
    return { answer, passed };
  }

  async form(path: string, form: URLSearchParams): Promise<Answer> {
    const before = this.headers;
    this.headers = { ...before, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await this.send('POST', path, form.toString());
    this.headers = before;
    return answer;
  }

  /** Encrypts a secret for this session (protocol, section 2). */
  encrypt(plain: string, keyText = 'k3y9a7b2c1d'): string {
    const cookie = (this.cookies.get('jms_public_key') ?? '').replaceAll('"', '');
    const key = Buffer.from(cookie, 'base64').toString('utf8');
    const keyCipher = publicEncrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(keyText),
    );
    return `${keyCipher.toString('base64')}:${encryptAes(keyText, plain)}`;
  }
}

/** The client's half of the encryption, written independently for the tests. */
export function encryptAes(keyText: string, plain: string): string {
  const key = Buffer.alloc(keyText.length <= 16 ? 16 : 32);
  key.write(keyText.slice(0, 32));
  const bytes = Buffer.from(plain, 'utf8');
  const padded = Buffer.alloc(Math.ceil(bytes.length / 16) * 16);
  bytes.copy(padded);
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

/** A value inside an answer: `at(answer.body, 'results', 0, 'id')`. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? new Map<string, unknown>(Object.entries(inner)).get(String(key))
        : undefined,
    value,
  );
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value of every record of a list. */
export function pluck(value: unknown, name: string): readonly unknown[] {
  return list(value).map((record) => at(record, name));
}
