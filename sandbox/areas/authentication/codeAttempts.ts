import { serverWords } from '../../kernel/core/words.ts';
import { words } from './words.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import {
  clearLoginFailures,
  codeAttempts,
  countLoginFailure,
  isLoginBlocked,
  loginLimits,
} from './loginLimits.ts';
import type { Message } from '../../kernel/core/messages.ts';
import { codeMatches } from './secondFactor.ts';

/** Checks the code of a second step and counts what fails; gives what is wrong, if anything is. */
export function codeProblem(sandbox: Sandbox, userId: string, code: string): Message | undefined {
  const attempts = codeAttempts(userId);
  if (isLoginBlocked(sandbox, attempts)) {
    return { say: words.loginBlocked, with: { minutes: loginLimits(sandbox).minutes } };
  }
  if (!codeMatches(sandbox, userId, code.trim())) {
    countLoginFailure(sandbox, attempts);
    return { say: serverWords.codeWrong };
  }
  clearLoginFailures(sandbox, attempts);
  return undefined;
}
