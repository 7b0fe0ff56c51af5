import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';

const REQUEST = ['apply_permission_name', 'apply_date_start', 'apply_date_expired'];

/** The keys of `meta` by type: single values, and lists. Source: protocol, section 12. */
const PARTS: Readonly<
  Record<string, readonly [values: readonly string[], lists: readonly string[]]>
> = {
  apply_asset: [
    REQUEST,
    ['apply_nodes', 'apply_assets', 'apply_system_users', 'apply_actions'].flatMap(withDisplay),
  ],
  apply_application: [
    [...REQUEST, ...['apply_category', 'apply_type'].flatMap(withDisplay)],
    ['apply_applications', 'apply_system_users'].flatMap(withDisplay),
  ],
  login_confirm: [['apply_login_ip', 'apply_login_city', 'apply_login_datetime'], []],
  login_asset_confirm: [['apply_login_user', 'apply_login_asset', 'apply_login_system_user'], []],
};

function withDisplay(name: string): readonly string[] {
  return [name, `${name}_display`];
}

/** Adds the missing keys of a type, because the server always answers all of them. */
export function completeMeta(type: string, meta: RecordValues): RecordValues {
  const parts = PARTS[type];
  if (!parts) return meta;
  const [values, lists] = parts;
  const empty: RecordValues = {
    ...Object.fromEntries(values.map((name) => [name, null])),
    ...Object.fromEntries(lists.map((name) => [name, []])),
  };
  return { ...empty, ...meta };
}
