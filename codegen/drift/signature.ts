import { createHmac } from 'node:crypto';

/** A key by which a program acts for a user. */
export interface AccessKey {
  readonly id: string;
  readonly secret: string;
}

/** Method and path, the format of the answer and the moment: whoever repeats it later or elsewhere is refused. */
const SIGNED = ['(request-target)', 'accept', 'date'] as const;

/**
 * The headers of a request that is signed with an access key (protocol, section 1; draft-cavage-http-signatures-12).
 *
 * @param target path with its query
 * @param accept value of the `Accept` header that is sent
 */
export function signedHeaders(
  key: AccessKey,
  request: { readonly method: string; readonly target: string; readonly accept: string },
  now: Date,
): Readonly<Record<string, string>> {
  const date = now.toUTCString();
  const lines = [
    `(request-target): ${request.method.toLowerCase()} ${request.target}`,
    `accept: ${request.accept}`,
    `date: ${date}`,
  ];
  const signature = createHmac('sha256', key.secret).update(lines.join('\n')).digest('base64');
  return {
    Date: date,
    Authorization: `Signature keyId="${key.id}",algorithm="hmac-sha256",headers="${SIGNED.join(' ')}",signature="${signature}"`,
  };
}
