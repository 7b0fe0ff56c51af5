import type { Endpoint } from '../../kernel/core/sandbox.ts';
import { openSettings, publicSettings } from '../../kernel/core/settings.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';

/** Public settings (protocol, section 11). */
export const settingsEndpoints: readonly Endpoint[] = [
  get('settings/public/open', 'anonymous', (call) => ok(openSettings(call.sandbox))),
  get('settings/public', [], (call) => ok(publicSettings(call.sandbox))),
];
