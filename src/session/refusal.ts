import type { GateVerdict } from '../../codegen/model/gates.ts';
import type { RouteAction } from '../../codegen/model/routes.ts';
import type { TextKey } from '#project/generated/texts.ts';

export type Refusal = Extract<GateVerdict, { readonly open: false }>;

interface RefusalWords {
  readonly key: TextKey;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The text of the 403 page about a closed gate.
 *
 * @param settingsError why the settings are not known: neither they nor a licence can be the reason
 */
export function refusalText(
  refusal: Refusal,
  action: RouteAction,
  settingsError?: unknown,
): RefusalWords {
  const bySettings = refusal.reason === 'licence' || refusal.reason === 'setting';
  if (bySettings && settingsError !== undefined) {
    return { key: 'app.refused.settingsUnknown', values: {} };
  }
  switch (refusal.reason) {
    case 'permission':
      return {
        key: refusal.missing.includes('|') ? 'app.refused.permissions' : 'app.refused.permission',
        values: { permission: refusal.missing.split('|').join(', ') },
      };
    case 'licence':
      return { key: 'app.refused.licence', values: {} };
    case 'setting':
      return { key: 'app.refused.setting', values: { setting: refusal.setting } };
    case 'server':
      return { key: 'app.refused.server', values: {} };
    case 'organization':
      return { key: ORGANIZATION_WORDS[action], values: {} };
  }
}

const ORGANIZATION_WORDS: Readonly<Record<RouteAction, TextKey>> = {
  create: 'app.refused.organization.create',
  update: 'app.refused.organization.update',
  destroy: 'app.refused.organization.other',
  retrieve: 'app.refused.organization.other',
  list: 'app.refused.organization.other',
};
