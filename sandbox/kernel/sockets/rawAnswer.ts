import { STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from '../wire/headers.ts';

/**
 * An answer without a body as it goes over the wire, for connections that no answer was made for: broken
 * requests and refused web sockets. The connection ends with it.
 */
export function rawAnswer(status: number, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Connection: 'close', 'Content-Length': '0', ...SECURITY_HEADERS, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}
