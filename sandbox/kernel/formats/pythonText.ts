/**
 * The text of a cell: Python's `str()` of the value; empty for values that are false in Python, such as zero and
 * empty lists (protocol, section 6.3).
 */
export function cellText(value: unknown): string {
  if (!value) return '';
  if (typeof value === 'object' && Object.keys(value).length === 0) return '';
  return pythonText(value);
}

/** Python's `str()` of a JSON value: `True`, `None`, `['a', 'b']`, `{'a': 1}`; texts unchanged. */
export function pythonText(value: unknown): string {
  return typeof value === 'string' ? value : inner(value);
}

function inner(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value).map(([key, item]) => `${quoted(key)}: ${inner(item)}`);
  return `{${entries.join(', ')}}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** In single quotes, unless the text has single but no double quotes. */
function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll(/[\\\p{Cc}]/gu, escape);
  return `${quote}${quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped}${quote}`;
}

function escape(character: string): string {
  const code = character.charCodeAt(0).toString(16).padStart(2, '0');
  return ESCAPES[character] ?? `\\x${code}`;
}
