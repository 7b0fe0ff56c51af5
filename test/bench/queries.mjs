const LIMIT = 15;
const ASSET_ORDERS = ['hostname', '-hostname', 'ip', '-ip', 'cpu_cores', '-cpu_cores'];
const SESSION_ORDERS = ['-date_start', 'date_start', 'user', '-asset', 'remote_addr'];

/**
 * Typical queries of three kinds: ordered pages, filters, searches.
 *
 * @param chance repeatable random numbers
 * @param facts of the data: `{assets, sessions, users, commands}` rows, `{nodes, storage}` ids
 */
export function queriesOf(chance, facts) {
  const { pick } = chance;
  const paged = (path, total, order) =>
    `${path}&limit=${LIMIT}&order=${order}&offset=${LIMIT * chance.below(Math.max(1, total / LIMIT))}`;
  const assets = (query, total = 1) => paged(`assets/assets/?${query}`, total, pick(ASSET_ORDERS));
  const sessions = (query, total = 1) =>
    paged(`terminal/sessions/?${query}`, total, pick(SESSION_ORDERS));
  const commands = (query, total = 1) =>
    paged(`terminal/commands/?command_storage_id=${facts.storage}&${query}`, total, '-timestamp');
  const asset = () => pick(facts.assets.rows);
  const piece = (text) => {
    const length = 1 + chance.below(8);
    return text.slice(chance.below(Math.max(1, text.length - length))).slice(0, length);
  };
  return {
    'a page in some order': () =>
      pick([
        () => assets('', facts.assets.count),
        () => assets('', facts.assets.count),
        () => sessions('', facts.sessions.count),
        () => commands('', facts.commands.count),
        () => paged('users/users/?', facts.users.count, pick(['name', '-name'])),
      ])(),
    'a filter, ordered and paged': () =>
      pick([
        () => assets('is_active=true', facts.assets.count * 0.9),
        () => assets('is_active=false', facts.assets.count * 0.03),
        () => assets(`hostname=${asset().hostname}`),
        () => assets(`ip=${asset().ip}`),
        () => assets(`protocols__icontains=${pick(['ssh', 'rdp'])}`, facts.assets.count * 0.2),
        () => assets(`platform__base=${pick(['Linux', 'Windows'])}`, facts.assets.count * 0.2),
        () => assets(`node_id=${pick(facts.nodes)}`, 100),
        () => sessions(`is_finished=${pick([0, 1])}`, 50),
        () => sessions(`protocol=${pick(['ssh', 'rdp'])}`, facts.sessions.count * 0.2),
        () => sessions('date_from=2026-01-01T00:00:00Z&date_to=2026-12-31T00:00:00Z'),
        () => commands('risk_level=5', facts.commands.count * 0.1),
        () => paged('users/users/?source=ldap', facts.users.count * 0.2, 'name'),
      ])(),
    'a search, ordered and paged': () =>
      pick([
        () => assets(`search=${piece(asset().hostname)}`, 200),
        () => assets(`search=${piece(asset().hostname)}`, 200),
        () => assets(`search=${piece(asset().ip)}`, 200),
        () => assets(`search=${piece(asset().hostname)},${piece(asset().ip)}`),
        () => assets('search=nothing-like-this'),
        () => sessions(`search=${piece(asset().hostname)}`, 100),
        () => paged(`users/users/?search=${piece(pick(facts.users.rows).username)}`, 30, 'name'),
      ])(),
  };
}
