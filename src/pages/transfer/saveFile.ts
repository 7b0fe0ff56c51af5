/** The browser needs the file's address until it starts writing. */
const KEPT_MS = 10_000;

/**
 * The file name in `Content-Disposition` (RFC 6266) without folders.
 *
 * @returns undefined when there is none
 */
export function savedName(header: string | null): string | undefined {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
  const name = encoded === undefined ? plain : decoded(encoded);
  return name?.split(/[/\\]/).pop()?.trim() || undefined;
}

/** Downloads a file. */
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
