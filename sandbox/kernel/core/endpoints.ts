import type { ApiAddress, Permission } from '#project/generated/names.ts';
import type { Endpoint } from './sandbox.ts';
import type { Reply } from './values.ts';

/** What few addresses have: without a slash, in the root organization alone, with metadata or fields of their own. */
type Special = Omit<Endpoint, 'method' | 'address' | 'needs' | 'answer'>;

/**
 * An address that answers one method.
 *
 * @param needs the permission, several of which one is enough, none for everybody who signed in, or `anonymous`
 */
type MakeEndpoint = (
  address: ApiAddress,
  needs: Permission | Endpoint['needs'],
  answer: Endpoint['answer'],
  special?: Special,
) => Endpoint;

export const get = answering('GET');
export const post = answering('POST');
export const put = answering('PUT');
export const patch = answering('PATCH');
export const del = answering('DELETE');

/** An address that answers both methods alike. */
export function putAndPatch(...endpoint: Parameters<MakeEndpoint>): readonly Endpoint[] {
  return [put(...endpoint), patch(...endpoint)];
}

function answering(method: Endpoint['method']): MakeEndpoint {
  return (address, needs, answer, special) => ({
    ...special,
    method,
    address,
    needs: typeof needs === 'string' && needs !== 'anonymous' ? [needs] : needs,
    answer,
  });
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function created(body: unknown): Reply {
  return { status: 201, body };
}
