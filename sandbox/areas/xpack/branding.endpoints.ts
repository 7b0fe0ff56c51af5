import type { PublicSettings } from '../publicSettings/settingNames.ts';
import type { Permission, SettingName } from '#project/generated/names.ts';
import type { Endpoint, Sandbox, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { publicSettings, SAVED_SETTINGS, savedSettings } from '../publicSettings/publicSettings.ts';
import { licenceOf } from '../publicSettings/licenceState.ts';
import { get, ok, put } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** Names of pictures in the form and in `LOGO_URLS`. */
const PICTURES = ['login_image', 'favicon', 'logo_index', 'logo_logout'];
const OWN: readonly string[] = ['LOGIN_TITLE', 'LOGO_URLS'] satisfies SettingName[];

/**
 * Title and pictures of the console. These addresses of the licensed edition have no trailing slash (contract:
 * settings, section 9).
 */
export function brandingEndpoints(sandbox: Sandbox): readonly Endpoint[] {
  if (licenceOf(sandbox) === 'none') return [];
  const needs: Permission = 'settings.change_interface';
  const slashless = { slashless: true } as const;
  return [
    get('xpack/interface/setting', needs, answer, slashless),
    put('xpack/interface/setting', needs, save, slashless),
    get('xpack/interface/restore', needs, restore, slashless),
  ];
}

function restore(call: Call): Reply {
  const rest = Object.entries(savedSettings(call.sandbox)).filter(([name]) => !OWN.includes(name));
  writeFact(call.sandbox.database, SAVED_SETTINGS, JSON.stringify(Object.fromEntries(rest)));
  return answer(call);
}

function answer({ sandbox }: Call): Reply {
  const settings = publicSettings(sandbox);
  const pictures = Object.entries(Object(settings['LOGO_URLS'])).filter(([name]) =>
    PICTURES.includes(name),
  );
  return ok({ login_title: settings['LOGIN_TITLE'], ...Object.fromEntries(pictures) });
}

/** Fields that were not sent stay unchanged. */
function save(call: Call): Reply {
  const title = bodyField(call, 'login_title');
  const sent = PICTURES.flatMap((name): [string, string][] => {
    const picture = bodyField(call, name);
    return typeof picture === 'string' && picture.startsWith('data:image/')
      ? [[name, picture]]
      : [];
  });
  const before: unknown = publicSettings(call.sandbox)['LOGO_URLS'];
  const look: PublicSettings = { LOGO_URLS: { ...Object(before), ...Object.fromEntries(sent) } };
  const named: PublicSettings = typeof title === 'string' ? { LOGIN_TITLE: title } : {};
  const saved = { ...savedSettings(call.sandbox), ...named, ...look };
  writeFact(call.sandbox.database, SAVED_SETTINGS, JSON.stringify(saved));
  return answer(call);
}
