import type { Messages } from '@gatehouse-console/engine/sandbox/core/messages.ts';

export const messages = {
  organizationCurrent: {
    en: 'The current organization (%{name}) cannot be deleted: leave it first.',
    zh: '不能删除当前所在的组织（%{name}），请先切换到其他组织。',
    ja: '現在の組織（%{name}）は削除できません。先に別の組織へ移動してください。',
  },
  organizationHolds: {
    en: 'The organization still holds something (%{model}) and cannot be deleted.',
    zh: '该组织中仍有内容（%{model}），不能删除。',
    ja: '組織にまだ登録があるため（%{model}）、削除できません。',
  },
} satisfies Messages;
