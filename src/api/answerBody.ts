import { parsedJson } from './unknownValues.ts';

/** A success whose body is not of the expected type. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody';
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super('The answer is not JSON.');
  }
}

/**
 * The body of a success; undefined when it is empty.
 *
 * @throws UnreadableBody when JSON is expected and the body is something else
 */
export async function answerBody(
  response: Response,
  expect: 'json' | 'text' | 'blob' = 'json',
): Promise<unknown> {
  if (expect === 'blob') return response.blob();
  const text = await response.text();
  if (expect === 'text') return text;
  if (text === '') return undefined;
  const value = parsedJson(text);
  if (value === undefined) throw new UnreadableBody(response.status, text);
  return value;
}

/** The body of a failure: JSON whatever its content type, else text. */
export async function failedBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  const value = parsedJson(text);
  return value === undefined ? text : value;
}
