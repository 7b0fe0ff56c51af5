import type { SessionSource } from '../../schema/generated/manifest.ts';
import { listIn, mapIn, textIn, type JsonMap, type OpenApiDocument } from './document.ts';
import { jsonSchemaOf } from './lists.ts';

/** How people sign in, as far as a document says it. */
interface DescribedSession {
  readonly session: SessionSource;
  /** The path of the call that exchanges name and password for a token. */
  readonly loginPath?: string;
  /** What is left to a user, a sentence each. */
  readonly open: readonly string[];
}

const LOGIN = /(?:log-?in|sign-?in|token|auth(?:enticate)?|session)s?\/?$/i;
const PLAIN_PATH = /^(?:\/[\w-]+)+\/?$/;
const USERNAME = /^(?:user_?name|e?-?mail|login|user)$/i;
const PASSWORD = /^pass(?:word|wd)?$/i;
const TOKEN = /^(?:(?:access|auth|id)_?)?(?:token|jwt|access|key)$/i;

/** From the security schemes that the document requires: a token, a cookie, or nothing. */
export function sessionIn(document: OpenApiDocument): DescribedSession {
  const schemes = mapIn(mapIn(document.root, 'components'), 'securitySchemes');
  const kinds = namesRequired(document)
    .filter((name) => Object.hasOwn(schemes, name))
    .map((name) => document.resolve(schemes[name]));
  const scheme = kinds.find(isToken) ?? kinds.find(isCookie) ?? kinds[0];
  if (!scheme) return { session: { preset: 'none' }, open: [] };
  if (isToken(scheme)) return tokenSession(document, scheme);
  if (isCookie(scheme)) {
    const open = ['session.login in manifest/app.yaml: where is the page for signing in?'];
    return { session: { preset: 'django' }, open };
  }
  const kind = [textIn(scheme, 'type'), textIn(scheme, 'scheme') ?? textIn(scheme, 'in')]
    .flatMap((word) => word ?? [])
    .join(', ');
  return {
    session: { preset: 'none' },
    open: [`people sign in (${kind}) in a way that session in manifest/app.yaml has no word for`],
  };
}

/** Names of security schemes: of the document, and of the calls that have some of their own. */
function namesRequired(document: OpenApiDocument): readonly string[] {
  const operations = Object.values(mapIn(document.root, 'paths')).flatMap((path) =>
    Object.values(document.resolve(path)).map((operation) => document.resolve(operation)),
  );
  return [document.root, ...operations].flatMap((part) =>
    listIn(part, 'security').flatMap((requirement) => Object.keys(document.resolve(requirement))),
  );
}

function isToken(scheme: JsonMap): boolean {
  const type = textIn(scheme, 'type');
  if (type === 'http') return textIn(scheme, 'scheme')?.toLowerCase() === 'bearer';
  return type === 'oauth2' || type === 'openIdConnect';
}

function isCookie(scheme: JsonMap): boolean {
  return textIn(scheme, 'type') === 'apiKey' && textIn(scheme, 'in') === 'cookie';
}

function tokenSession(document: OpenApiDocument, scheme: JsonMap): DescribedSession {
  const call = loginCall(document);
  if (call) {
    const { path, username, password, token } = call;
    const words = { address: path, username, password, token, scheme: 'Bearer' };
    return { session: { preset: 'token', login: words }, loginPath: path, open: [] };
  }
  const flow = document.resolve(mapIn(mapIn(scheme, 'flows'), 'password'));
  const url = textIn(flow, 'tokenUrl');
  return {
    session: { preset: 'token', login: { scheme: 'Bearer', token: 'access_token' } },
    open: [
      url === undefined
        ? 'session.login in manifest/app.yaml: which call exchanges name and password for a token?'
        : `session.login in manifest/app.yaml: ${url} takes a form, and the console sends JSON`,
    ],
  };
}

/** A POST that takes a name with a password and answers with a token. */
function loginCall(document: OpenApiDocument) {
  for (const [path, value] of Object.entries(mapIn(document.root, 'paths'))) {
    if (!LOGIN.test(path) || !PLAIN_PATH.test(path)) continue;
    const post = document.resolve(document.resolve(value)['post']);
    const body = namesIn(document, jsonSchemaOf(document, post['requestBody']));
    const username = body.find((name) => USERNAME.test(name));
    const password = body.find((name) => PASSWORD.test(name));
    const token = Object.values(mapIn(post, 'responses'))
      .map((answer) => tokenIn(document, jsonSchemaOf(document, answer)))
      .find((path) => path !== undefined);
    if (username === undefined || password === undefined) continue;
    return { path, username, password, token: token ?? 'token' };
  }
  return undefined;
}

/** Where an answer has the token, at most one level deep: `data.token`. */
function tokenIn(document: OpenApiDocument, value: unknown): string | undefined {
  const names = namesIn(document, value);
  const direct = names.find((name) => TOKEN.test(name));
  if (direct !== undefined) return direct;
  const properties = mapIn(document.schema(value), 'properties');
  for (const name of names) {
    const inner = namesIn(document, properties[name]).find((below) => TOKEN.test(below));
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

function namesIn(document: OpenApiDocument, value: unknown): readonly string[] {
  return Object.keys(mapIn(document.schema(value), 'properties'));
}
