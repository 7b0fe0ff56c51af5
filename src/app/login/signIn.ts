import type { TokenLogin } from '../../../codegen/model/session.ts';
import { factAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import { isApiError } from '../../api/errors.ts';
import { keepToken } from '../../api/token.ts';
import { objectOf, textOf } from '../../api/unknownValues.ts';

export type SignInResult = 'done' | 'refused' | 'failed';

/** What servers say to a wrong name or password. */
const REFUSALS: readonly number[] = [400, 401, 403];

/** Exchanges name and password for a token, and keeps it. */
export async function signIn(
  login: TokenLogin,
  username: string,
  password: string,
): Promise<SignInResult> {
  try {
    const answer: unknown = await request(factAddress(login.address), {
      method: 'POST',
      body: { [login.username]: username, [login.password]: password },
      quiet: true,
    });
    const token = textOf(login.token.split('.').reduce((at, name) => objectOf(at)[name], answer));
    if (token === '') return 'failed';
    keepToken({ token, username });
    return 'done';
  } catch (error) {
    return isApiError(error) && REFUSALS.includes(error.status) ? 'refused' : 'failed';
  }
}
