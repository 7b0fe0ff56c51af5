/** An item of a printed Python dict: `'forks': 10`. */
const OPTION = /'(?<name>[^']+)':\s*(?:'(?<text>[^']*)'|(?<value>[^,}]+))/g;

/** The options of a version as `name = value` (contract: job centre, section 3); any other text unchanged. */
export function optionsOf(options: unknown): readonly string[] {
  if (typeof options !== 'string' || options === '') return [];
  const found = [...options.matchAll(OPTION)].map(
    ({ groups }) =>
      `${groups?.['name'] ?? ''} = ${(groups?.['text'] ?? groups?.['value'] ?? '').trim()}`,
  );
  return found.length > 0 || options === '{}' ? found : [options];
}
