import { slowPattern } from '../link/slowPattern.ts';

/** Longer ones are programs. */
const LONGEST = 200;
/** A text that is matched as a whole: `^…$`, where the last sign is no escaped one. */
const WHOLE = /^\^.*(?<!\\)\$$/su;

/**
 * What keeps the pattern of a document out of a manifest, as the end of a sentence; undefined for one that can stand there.
 * In a document it may match a part of a text (JSON Schema 2020-12, validation, section 6.3.3), in a manifest it matches
 * the whole; and it is tried on each key press.
 */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > LONGEST) return `has more than ${LONGEST} characters`;
  if (!isValid(pattern)) return 'is no regular expression of a browser';
  if (!WHOLE.test(pattern) || hasAlternatives(pattern)) return 'matches parts of a text';
  return slowPattern(pattern) ? 'takes for ever with some texts' : undefined;
}

function isValid(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** Whether there is a `|` outside of all groups: each alternative would need anchors of its own. */
function hasAlternatives(pattern: string): boolean {
  let depth = 0;
  for (const [sign] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) return true;
  }
  return false;
}
