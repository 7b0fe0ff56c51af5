import { messages } from './messages.ts';
import type { SavedSetting } from '../publicSettings/settingNames.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { invalid, permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { DOWN } from './directory.ts';
import { savedSettings } from '../publicSettings/publicSettings.ts';
import { get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

type Service = 'wecom' | 'dingtalk' | 'feishu' | 'alibaba' | 'tencent';
/** Fields that the test of each service requires (protocol, section 16). */
const SERVICES: readonly (readonly [Service, readonly SavedSetting[]])[] = [
  ['wecom', ['WECOM_CORPID', 'WECOM_AGENTID', 'WECOM_SECRET']],
  ['dingtalk', ['DINGTALK_AGENTID', 'DINGTALK_APPKEY', 'DINGTALK_APPSECRET']],
  ['feishu', ['FEISHU_APP_ID', 'FEISHU_APP_SECRET']],
  ['alibaba', ['ALIBABA_ACCESS_KEY_ID', 'ALIBABA_ACCESS_KEY_SECRET']],
  ['tencent', ['TENCENT_SECRET_ID', 'TENCENT_SECRET_KEY', 'TENCENT_SDKAPPID']],
];
const SMS: ReadonlySet<Service> = new Set(['alibaba', 'tencent']);
const PHONE: SavedSetting = 'SMS_TEST_PHONE';
const RECIPIENT: SavedSetting = 'EMAIL_RECIPIENT';
/** The server's text for an absent recipient (observed). */
const NOBODY = 'None';

/** Tests of settings. The sandbox connects to nothing: complete settings count as working. */
export const settingTestEndpoints: readonly Endpoint[] = [
  post('settings/mail/testing', 'settings.change_email', testMail),
  // The real server refuses everybody, because it requires a permission that does not exist (protocol, section
  // 13).
  get('settings/sms/backend', [], () => {
    throw permissionDenied();
  }),
  ...SERVICES.map(([service, fields]): Endpoint =>
    post(
      `settings/${service}/testing`,
      [SMS.has(service) ? 'settings.change_sms' : 'settings.change_auth'],
      (call) => testService(call, SMS.has(service), fields),
    ),
  ),
];

/** Uses the saved server; the body only has sender and recipient, of which the recipient may be absent (observed). */
function testMail(call: Call): Reply {
  const saved = savedSettings(call.sandbox);
  if (DOWN.test(String(saved['EMAIL_HOST'])))
    throw invalid({ error: { say: messages.mailUnreachable } });
  const recipient = String(bodyField(call, RECIPIENT) ?? saved[RECIPIENT] ?? NOBODY);
  return ok({ msg: textFor(call, messages.mailTestSent, { recipient }) });
}

/** Fields that the body does not contain are taken from the saved settings. */
function testService(call: Call, sms: boolean, needed: readonly SavedSetting[]): Reply {
  if (sms && !bodyField(call, PHONE)) throw invalid({ error: { say: messages.testPhoneRequired } });
  const saved = savedSettings(call.sandbox);
  const missing = needed.filter((field) => !(bodyField(call, field) || saved[field]));
  if (missing.length > 0) {
    const fields = missing.join(', ');
    throw invalid({ error: { say: messages.testIncomplete, with: { fields } } });
  }
  return ok({ msg: textFor(call, messages.testDone) });
}
