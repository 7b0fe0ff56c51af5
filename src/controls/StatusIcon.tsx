/** Outlines on a 24 × 24 grid as plain SVG: a table of 100 rows has several hundred of them. */
const SHAPES = {
  check: 'M9.5 17.2 4.8 12.5l1.6-1.6 3.1 3.1 8.1-8.1 1.6 1.6z',
  cross:
    'M6.8 18.6 5.4 17.2 10.6 12 5.4 6.8l1.4-1.4 5.2 5.2 5.2-5.2 1.4 1.4-5.2 5.2 5.2 5.2-1.4 1.4-5.2-5.2z',
  dot: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  // The gate of the console: what is open to somebody, closed, or about to close.
  'gate-open': 'M5 21V10a7 7 0 0 1 14 0v11h-2V10a5 5 0 0 0-10 0v11zM7.8 11.5 11 13v9.5L7.8 21z',
  'gate-closed': 'M5 21V10a7 7 0 0 1 14 0v11zM14 13.2a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  'gate-ajar': 'M5 21V10a7 7 0 0 1 14 0v11h-2V10a5 5 0 0 0-4-4.9V22L7 20.4V21z',
} as const;

type StatusShape = keyof typeof SHAPES;

const COLOURS = {
  good: 'var(--gh-palette-success-main)',
  bad: 'var(--gh-palette-error-main)',
  warning: 'var(--gh-palette-warning-main)',
  quiet: 'var(--gh-palette-text-secondary)',
} as const;

const MIDDLE = { verticalAlign: 'middle' };

export interface StatusSignProps {
  readonly shape: StatusShape;
  readonly tone: keyof typeof COLOURS;
}

/** The icon alone, beside words that say the same. */
export function StatusSign({ shape, tone }: StatusSignProps) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden style={MIDDLE}>
      <path d={SHAPES[shape]} fill={COLOURS[tone]} fillRule="evenodd" />
    </svg>
  );
}

export interface StatusIconProps extends StatusSignProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Shows the label beside the icon. */
  readonly inWords?: boolean;
}

/** An icon with a meaning. Values differ by shape and label, not by colour alone (WCAG 2.2, criterion 1.4.1). */
export function StatusIcon({ label, inWords = false, ...sign }: StatusIconProps) {
  const icon = <StatusSign {...sign} />;
  if (inWords) {
    return (
      <>
        {icon} {label}
      </>
    );
  }
  return (
    <span role="img" aria-label={label} title={label}>
      {icon}
    </span>
  );
}
