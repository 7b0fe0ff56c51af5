import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  loginRefused: {
    en: 'You were not let in.',
    zh: '您的登录未获批准。',
    ja: 'ログインは承認されませんでした。',
  },
  loginUnknown: {
    en: 'No login waits for anybody here.',
    zh: '此处没有等待批准的登录。',
    ja: '承認待ちのログインはありません。',
  },
  ticketClosed: {
    en: 'Ticket already closed',
    zh: '工单已关闭',
    ja: 'チケットはすでに終了しています',
  },
  ticketUnknown: {
    en: 'There is no ticket with the id `%{id}`.',
    zh: '没有编号为 `%{id}` 的工单。',
    ja: 'ID が `%{id}` のチケットはありません。',
  },
  ticketTypeDiffers: {
    en: 'The `type` that was sent (`%{body}`) is not the one of the address (`%{url}`).',
    zh: '提交的 `type`（`%{body}`）与地址中的（`%{url}`）不一致。',
    ja: '送信された `type`（`%{body}`）がアドレスの値（`%{url}`）と一致しません。',
  },
  ticketFlowMissing: {
    en: 'Nobody decides about tickets of this type. Set up a ticket flow first.',
    zh: '此类工单没有审批人，请先设置审批流程。',
    ja: 'この種類のチケットを承認する人がいません。先に承認フローを設定してください。',
  },
  ticketNeedsAssets: {
    en: 'Choose at least one node or asset.',
    zh: '请至少选择一个节点或资产。',
    ja: 'ノードかアセットを一つ以上選択してください。',
  },
  ticketEndsBeforeStart: {
    en: 'The end must be later than the start.',
    zh: '结束时间必须晚于开始时间。',
    ja: '終了は開始より後にしてください。',
  },
  ticketWaits: {
    en: 'Waits for you: %{title}',
    zh: '待您处理：%{title}',
    ja: '対応待ち：%{title}',
  },
  ticketApproved: {
    en: 'Approved: %{title}',
    zh: '已同意：%{title}',
    ja: '承認されました：%{title}',
  },
  ticketRejected: {
    en: 'Rejected: %{title}',
    zh: '已拒绝：%{title}',
    ja: '却下されました：%{title}',
  },
  flowNeedsAssignees: {
    en: 'Choose who is asked.',
    zh: '请选择审批人。',
    ja: '承認者を選択してください。',
  },
  flowLevelsDiffer: {
    en: 'Each level needs exactly one rule.',
    zh: '每一级都需要且只需要一条规则。',
    ja: '各段階にルールが一つずつ必要です。',
  },
} satisfies Messages;
