const EXAMPLE = '--api must be an address such as https://api.example.com';

/**
 * What is wrong with the server of `--api`, which is scheme, name and port; undefined when nothing is. Anything else
 * in the address is refused instead of ignored.
 */
export function targetProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') {
    return `${EXAMPLE}.`;
  }
  const [part] = PARTS.find(([, stands]) => stands(url)) ?? [];
  return part && `${EXAMPLE}, without ${part}.`;
}

const PARTS: readonly (readonly [string, (url: URL) => boolean])[] = [
  ['a user name or a password: people sign in at the console', hasUser],
  ['a path: the API lies at the root of its server', ({ pathname }) => pathname !== '/'],
  ['a query', ({ href }) => /^[^#]*\?/.test(href)],
  ['a fragment', ({ href }) => href.includes('#')],
];

function hasUser({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

/** Slashes and dots of a path may be encoded more than once on the way through several servers. */
const MOST_ENCODINGS = 3;
/** Besides slashes, backslashes divide a path for some servers; what follows a semicolon is a parameter. */
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\;]|$)/;

/**
 * Whether the path of a request has a segment `.` or `..`, encoded or not. The server would resolve it and answer
 * for a path that is not forwarded (RFC 3986, section 5.2.4). Browsers resolve such segments themselves.
 */
export function hasDotSegment(target: string): boolean {
  let path = target.split('?')[0] ?? '';
  for (let round = 0; round < MOST_ENCODINGS; round += 1) {
    path = path.replaceAll(/%(2e|2f|5c|3b|25)/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return DOT_SEGMENT.test(path);
}
