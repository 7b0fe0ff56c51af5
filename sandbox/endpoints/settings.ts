import type { Endpoint } from '../behaviour/behaviour.ts';
import type { Sandbox } from '../sandbox.ts';

/** What this server says of itself, instead of the real product's names and pictures. */
const OWN_VALUES: Readonly<Record<string, unknown>> = {
  XPACK_ENABLED: false,
  XPACK_LICENSE_IS_VALID: false,
  LOGIN_TITLE: 'Gatehouse',
  LOGO_URLS: {
    logo_logout: '/static/img/logo.svg',
    logo_index: '/static/img/logo_text.svg',
    login_image: '/static/img/login_image.svg',
    favicon: '/static/img/favicon.svg',
  },
  XPACK_LICENSE_INFO: { corporation: 'Gatehouse sandbox' },
  // Off on the real server until somebody wants it: here the page can be seen.
  AUTH_TEMP_TOKEN: true,
};

/** Every public setting the manifests know, with its value on this server. */
export function publicSettings(sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const values = { ...OWN_VALUES, ...sandbox.settings };
  const known = sandbox.model.settings.map((setting) => [
    setting.name,
    setting.name in values ? values[setting.name] : setting.default,
  ]);
  return { ...values, ...Object.fromEntries(known) };
}

/** Is the licensed edition in force on this server? */
export function hasLicence(sandbox: Sandbox): boolean {
  const settings = publicSettings(sandbox);
  return settings['XPACK_ENABLED'] === true && settings['XPACK_LICENSE_IS_VALID'] === true;
}

/** Those that are answered before anybody is signed in (protocol facts, section 11). */
function openSettings(sandbox: Sandbox): Readonly<Record<string, unknown>> {
  const open = new Set([
    'XPACK_ENABLED',
    'LOGIN_TITLE',
    'LOGO_URLS',
    ...sandbox.model.settings.filter((setting) => setting.open).map((setting) => setting.name),
  ]);
  return Object.fromEntries(
    Object.entries(publicSettings(sandbox)).filter(([name]) => open.has(name)),
  );
}

export const settingsEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'settings/public/open',
    needs: 'anonymous',
    answer: (call) => ({ status: 200, body: openSettings(call.sandbox) }),
  },
  {
    method: 'GET',
    address: 'settings/public',
    needs: [],
    answer: (call) => ({ status: 200, body: publicSettings(call.sandbox) }),
  },
];
