/**
 * Parses a `multipart/form-data` body (RFC 7578, section 4): by name the text of a field or file, or the `data:`
 * URL of a picture. A body that is none has no fields.
 *
 * @param content the body as a binary string
 * @param type the content type with the boundary
 */
export async function readForm(
  content: string,
  type: string,
): Promise<Readonly<Record<string, string>>> {
  const body = new Response(Buffer.from(content, 'latin1'), { headers: { 'Content-Type': type } });
  const form = await body.formData().catch(() => new FormData());
  const fields = [...form].map(async ([name, value]) => [name, await valueOf(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

async function valueOf(value: string | File): Promise<string> {
  if (typeof value === 'string') return value;
  if (!value.type.startsWith('image/')) return value.text();
  const bytes = Buffer.from(await value.arrayBuffer());
  return `data:${value.type};base64,${bytes.toString('base64')}`;
}
