/** Until the browser has begun to write the file. */
const KEPT_MS = 10_000;

/**
 * The file name a server gives in `Content-Disposition` (RFC 6266), without any folders.
 *
 * @returns undefined when it gives none
 */
export function savedName(header: string | null): string | undefined {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  const name = encoded === undefined ? plain : decoded(encoded);
  return name?.split(/[/\\]/).pop()?.trim() || undefined;
}

/** Gives a file to the person, as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
