import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  reviewersMissing: {
    en: 'Choose at least one reviewer who belongs to the organization %{organization}.',
    zh: '请至少选择一位属于组织 %{organization} 的审批人。',
    ja: '組織 %{organization} に属する承認者を 1 人以上選んでください。',
  },
  protocolsUnknown: {
    en: 'These protocols are not possible here: %{protocols}',
    zh: '此处不支持这些协议：%{protocols}',
    ja: 'ここでは使えないプロトコルです：%{protocols}',
  },
} satisfies Messages;
