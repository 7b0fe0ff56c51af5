import { sharedMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  clearLoginFailures,
  codeAttempts,
  countLoginFailure,
  isLoginBlocked,
  loginLimits,
} from './loginLimits.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { codeMatches } from './secondFactor.ts';

/** Checks a second-factor code and counts failures; returns the reason when it is wrong. */
export function codeProblem(sandbox: Sandbox, userId: string, code: string): Message | undefined {
  const attempts = codeAttempts(userId);
  if (isLoginBlocked(sandbox, attempts)) {
    return { say: messages.loginBlocked, with: { minutes: loginLimits(sandbox).minutes } };
  }
  if (!codeMatches(sandbox, userId, code.trim())) {
    countLoginFailure(sandbox, attempts);
    return { say: sharedMessages.codeWrong };
  }
  clearLoginFailures(sandbox, attempts);
  return undefined;
}
