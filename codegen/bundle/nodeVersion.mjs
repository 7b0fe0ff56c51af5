// Read by every Node that starts the project, so old syntax alone: no `??`, no `await` outside of functions.
import { readFileSync } from 'fs';

/** One part of a range: `^20.19` or `>=24`. */
const PART = /^(\^|>=)(\d+)(?:\.(\d+))?$/;

/**
 * The range of `engines` in package.json.
 *
 * @returns {string}
 */
export function nodeRange() {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).engines.node;
}

/**
 * A range in words: `Node 20 (from 20.19), 22 (from 22.13), or 24 and newer`.
 *
 * @param {string} range
 */
export function nodeRangeInWords(range) {
  const parts = partsOf(range).map(function inWords(part) {
    const from = part.major + '.' + part.minor;
    if (part.isOpen) return (part.minor > 0 ? from : part.major) + ' and newer';
    return part.minor > 0 ? part.major + ' (from ' + from + ')' : String(part.major);
  });
  const last = parts.pop();
  return 'Node ' + (parts.length > 0 ? parts.join(', ') + ', or ' + last : last);
}

/**
 * What to do when a version of Node is outside of a range; undefined when it is inside.
 *
 * @param {string} version `20.19.0`, with or without `v`
 * @param {string} range
 * @returns {string | undefined}
 */
export function nodeProblem(version, range) {
  const numbers = version.replace(/^v/, '').split('.').map(Number);
  const fits = partsOf(range).some(function covers(part) {
    if (part.isOpen && numbers[0] > part.major) return true;
    return numbers[0] === part.major && numbers[1] >= part.minor;
  });
  if (fits) return undefined;
  return (
    'This is Node ' +
    version.replace(/^v/, '') +
    '. Gatehouse needs ' +
    nodeRangeInWords(range) +
    '.\nInstall one of these from https://nodejs.org, then run: npm ci'
  );
}

function partsOf(range) {
  return range.split('||').map(function part(text) {
    const match = PART.exec(text.trim());
    if (!match) throw new Error('engines.node has a part that is neither ^A.B nor >=A: ' + text);
    return { isOpen: match[1] === '>=', major: Number(match[2]), minor: Number(match[3] || 0) };
  });
}

/** Ends the process with exit code 2 and the reason when it cannot run the project. */
export function refuseOtherNode() {
  const problem = nodeProblem(process.version, nodeRange());
  if (problem === undefined) return;
  console.error(problem);
  process.exit(2);
}
