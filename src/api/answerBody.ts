/** A success whose body is not what the call promises. */
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
 * @throws UnreadableBody for anything else than JSON where JSON is expected
 */
export async function answerBody(
  response: Response,
  expect: 'json' | 'text' | 'blob' = 'json',
): Promise<unknown> {
  if (expect === 'blob') return response.blob();
  const text = await response.text();
  if (expect === 'text') return text;
  if (text === '') return undefined;
  const parsed = parseJson(text);
  if (!parsed) throw new UnreadableBody(response.status, text);
  return parsed.value;
}

/** The body of a failure: JSON whatever its content type says, else the text as it came. */
export async function failedBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  const parsed = parseJson(text);
  return parsed ? parsed.value : text;
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
