import { serverMessages } from '../core/serverMessages.ts';
import type { Reply } from '../core/values.ts';
import type { Call } from '../core/sandbox.ts';
import { invalid } from '../core/errors.ts';
import { ok } from '../core/endpoints.ts';

/** `POST list render-to-json/`: answers titles and rows of a file, writes nothing (protocol, section 6.1). */
export function previewFile(call: Call): Reply {
  const rows: unknown = call.body;
  if (rows === undefined || (Array.isArray(rows) && !rows.some(hasValues))) {
    throw invalid({ error: { say: serverMessages.fileUnusable } });
  }
  return ok({ title: call.titles ?? [], data: rows });
}

function hasValues(row: unknown): boolean {
  return typeof row === 'object' && row !== null && Object.keys(row).length > 0;
}
