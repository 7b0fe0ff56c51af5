const ACCOUNT = { username: 'admin', password: 'gatehouse' };

/**
 * Headers of a user signed in with a token, and with a session.
 *
 * @param {string} url of a running sandbox with its demo accounts
 * @returns {Promise<Record<string, string>[]>}
 */
export async function signIn(url) {
  return [await byToken(url), await bySession(url)];
}

export async function byToken(url) {
  const answer = await fetch(`${url}/api/v1/authentication/auth/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ACCOUNT),
  });
  const { token } = await answer.json();
  if (typeof token !== 'string') throw new Error(`admin could not log in: ${answer.status}`);
  return { Authorization: `Bearer ${token}` };
}

async function bySession(url) {
  const cookies = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const sent = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const address = `${url}/core/auth/login/`;
  keep(await fetch(address));
  const token = cookies.get('jms_csrftoken') ?? '';
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: sent(), 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...ACCOUNT, csrfmiddlewaretoken: token }).toString(),
  });
  if (answer.status !== 302) throw new Error(`admin could not log in: ${answer.status}`);
  keep(answer);
  return { Cookie: sent(), 'X-CSRFToken': cookies.get('jms_csrftoken') ?? '' };
}
