import { STATUS_CODES } from 'node:http';
import { SECURITY_HEADERS } from '../../../codegen/model/securityHeaders.ts';

/**
 * The raw text of an answer without a body, for connections without a response object: invalid requests and
 * refused web sockets. The connection ends with it.
 */
export function rawAnswer(status: number, headers: Readonly<Record<string, string>> = {}): string {
  const all = { Connection: 'close', 'Content-Length': '0', ...SECURITY_HEADERS, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`;
}
