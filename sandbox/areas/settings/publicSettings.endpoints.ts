import type { Endpoint } from '../../kernel/core/sandbox.ts';
import { openSettings, publicSettings } from '../../kernel/core/settings.ts';

/** Public settings (protocol, section 11). */
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
