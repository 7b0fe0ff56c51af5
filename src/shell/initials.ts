const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** One or two letters for an avatar: 'Alice Liddell' is AL, '山田 太郎' is 山. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? '')][0] ?? '?';
  if (EAST_ASIAN.test(first) || words.length === 1) return first.toUpperCase();
  const last = [...(words.at(-1) ?? '')][0] ?? '';
  return (first + last).toUpperCase();
}
