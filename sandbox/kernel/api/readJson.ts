import { serverMessages } from '../core/serverMessages.ts';
import { parseError } from '../core/errors.ts';

/** Maximum nesting; no record is deeper than ten levels, and thousands of levels would overflow the stack. */
const DEEPEST = 200;
const BACKSLASH = 92;
const QUOTE = 34;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Parses a JSON body.
 *
 * @throws 400 `parse_error`, also when it is nested too deeply
 */
export function readJson(text: string): unknown {
  if (isTooDeep(text))
    throw parseError({ say: serverMessages.jsonTooDeep, with: { maximum: DEEPEST } });
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw parseError({ say: serverMessages.jsonBroken, with: { reason } });
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (quoted) {
      if (code === BACKSLASH) place += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
