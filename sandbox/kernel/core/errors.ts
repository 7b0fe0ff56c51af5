import { serverMessages } from './serverMessages.ts';
import type { Message } from './messages.ts';

/** Messages in the structure of the answer: by field, by index, or as a list. */
export type ErrorBody =
  | Message
  | { readonly [key: string]: ErrorBody | null | undefined }
  | readonly (ErrorBody | null)[]
  | null;

/** Ends a call with a status and a body; messages are translated when the answer is sent. */
export class WireError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, body: ErrorBody | undefined) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** An error with a single message: `{detail, code}`. Source: protocol, section 7. */
export function coded(status: number, code: string, detail: Message): WireError {
  return new WireError(status, { detail, code: { raw: code } });
}

/** Nobody has signed in, or not rightly; the answer names the way to do it, where the server has one. */
export class AuthenticationError extends WireError {}

export const notAuthenticated = (): WireError =>
  new AuthenticationError(401, {
    detail: { say: serverMessages.notAuthenticated },
    code: { raw: 'not_authenticated' },
  });
export const authenticationFailed = (): WireError =>
  new AuthenticationError(401, {
    detail: { say: serverMessages.authenticationFailed },
    code: { raw: 'authentication_failed' },
  });
export const permissionDenied = (
  detail: Message = { say: serverMessages.permissionDenied },
): WireError => coded(403, 'permission_denied', detail);
export const csrfFailed = (): WireError => permissionDenied({ say: serverMessages.csrfFailed });
export const crossSite = (): WireError => permissionDenied({ say: serverMessages.crossSite });
export const objectMissing = (model: string): WireError =>
  coded(404, 'object_does_not_exist', { say: serverMessages.objectMissing, with: { model } });
export const methodNotAllowed = (method: string): WireError =>
  coded(405, 'method_not_allowed', { say: serverMessages.methodNotAllowed, with: { method } });
export const parseError = (reason: Message): WireError => coded(400, 'parse_error', reason);
/** @param maximum in MiB */
export const fileOverflowed = (maximum: number): WireError =>
  coded(400, 'file_content_overflowed', { say: serverMessages.fileOverflowed, with: { maximum } });
/** For files that are too large in rows, columns or unpacked size. */
export const fileTooLarge = (reason: Message): WireError =>
  coded(400, 'file_content_overflowed', reason);
/** No space left for the data (RFC 4918, section 11.5). */
export const noRoom = (): WireError =>
  coded(507, 'insufficient_storage', { say: serverMessages.noRoom });
export const notFound = (): WireError => coded(404, 'not_found', { say: serverMessages.notFound });
export const notAcceptable = (): WireError =>
  coded(406, 'not_acceptable', { say: serverMessages.notAcceptable });
export const invalid = (body: ErrorBody): WireError => new WireError(400, body);
