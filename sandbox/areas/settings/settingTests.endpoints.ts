import { messages } from './messages.ts';
import type { ApiAddress } from '#project/generated/names.ts';
import type { SavedSetting } from '../publicSettings/settingNames.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { invalid, permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { DOWN } from './directory.ts';
import { savedSettings } from '../publicSettings/publicSettings.ts';
import { get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** An address that tests a service, and the fields that the test requires (protocol, section 16). */
type Test = readonly [ApiAddress, readonly SavedSetting[]];
const ALIBABA: readonly SavedSetting[] = ['ALIBABA_ACCESS_KEY_ID', 'ALIBABA_ACCESS_KEY_SECRET'];
const TENCENT: readonly SavedSetting[] = [
  'TENCENT_SECRET_ID',
  'TENCENT_SECRET_KEY',
  'TENCENT_SDKAPPID',
];
const MESSENGERS: readonly Test[] = [
  ['settings/wecom/testing', ['WECOM_CORPID', 'WECOM_AGENTID', 'WECOM_SECRET']],
  ['settings/dingtalk/testing', ['DINGTALK_AGENTID', 'DINGTALK_APPKEY', 'DINGTALK_APPSECRET']],
  ['settings/feishu/testing', ['FEISHU_APP_ID', 'FEISHU_APP_SECRET']],
];
const SMS: readonly Test[] = [
  ['settings/alibaba/testing', ALIBABA],
  ['settings/tencent/testing', TENCENT],
  ['settings/sms/alibaba/testing', ALIBABA],
  ['settings/sms/tencent/testing', TENCENT],
  ['settings/sms/huawei/testing', ['HUAWEI_APP_KEY', 'HUAWEI_APP_SECRET', 'HUAWEI_SMS_ENDPOINT']],
  ['settings/sms/cmpp2/testing', ['CMPP2_HOST', 'CMPP2_SP_ID', 'CMPP2_SP_SECRET']],
];
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
  ...MESSENGERS.map(([address, fields]) =>
    post(address, ['settings.change_auth'], (call) => testService(call, fields)),
  ),
  ...SMS.map(([address, fields]) =>
    post(address, ['settings.change_sms'], (call) => testSms(call, fields)),
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
function testService(call: Call, needed: readonly SavedSetting[]): Reply {
  const saved = savedSettings(call.sandbox);
  const missing = needed.filter((field) => !(bodyField(call, field) || saved[field]));
  if (missing.length > 0) {
    const fields = missing.join(', ');
    throw invalid({ error: { say: messages.testIncomplete, with: { fields } } });
  }
  return ok({ msg: textFor(call, messages.testDone) });
}

function testSms(call: Call, needed: readonly SavedSetting[]): Reply {
  if (!bodyField(call, PHONE)) throw invalid({ error: { say: messages.testPhoneRequired } });
  return testService(call, needed);
}
