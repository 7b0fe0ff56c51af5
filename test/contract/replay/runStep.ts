import { isMap } from '../../../codegen/model/isMap.ts';
import type { Answer, Client } from '../../sandbox/world.ts';
import type { Names } from './names.ts';
import type { Step } from './initialSteps.ts';

/** Runs a preparing step and stores the values that it names. */
export async function runStep(step: Step, client: Client, names: Names): Promise<void> {
  const before = client.headers;
  client.headers = { ...before };
  for (const [name, value] of Object.entries(step.headers ?? {})) {
    client.headers[name] = names.inText(value);
  }
  const answer = await sendAs(client, step.method, names.inText(step.path), names.inAll(step.sent));
  client.headers = before;
  if (answer.status >= FIRST_REFUSAL) {
    throw new Error(`${step.method} ${step.path} answers ${answer.status}: ${answer.text}`);
  }
  for (const [name, key] of Object.entries(step.keep ?? {})) {
    names.keep(name, String(isMap(answer.body) ? answer.body[key] : ''));
  }
}

const FIRST_REFUSAL = 400;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

function isMethod(method: string): method is Method {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);
}

/** Sends the request of a row or step. */
export function sendAs(
  client: Client,
  method: string,
  path: string,
  sent: unknown,
): Promise<Answer> {
  if (!isMethod(method)) throw new Error(`Nobody sends ${method}.`);
  const isBody =
    isMap(sent) || Array.isArray(sent) || typeof sent === 'string' || Buffer.isBuffer(sent);
  return isBody ? client.send(method, path, sent) : client.send(method, path);
}
