const MIDDLE = { verticalAlign: 'middle' };

/** A yellow triangle, beside words that say the same. */
export function WarningSign() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden style={MIDDLE}>
      <path d="M12 5 21 20H3z" fill="var(--gh-palette-warning-main)" />
    </svg>
  );
}
