/** Outlines on a 24 × 24 grid as plain SVG: a table of 100 rows has several hundred of them. */
const SHAPES = {
  check: 'M9.5 17.2 4.8 12.5l1.6-1.6 3.1 3.1 8.1-8.1 1.6 1.6z',
  cross:
    'M6.8 18.6 5.4 17.2 10.6 12 5.4 6.8l1.4-1.4 5.2 5.2 5.2-5.2 1.4 1.4-5.2 5.2 5.2 5.2-1.4 1.4-5.2-5.2z',
  dot: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
} as const;

type StatusShape = keyof typeof SHAPES;

const COLOURS = {
  good: 'var(--gh-palette-success-main)',
  bad: 'var(--gh-palette-error-main)',
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
      <path d={SHAPES[shape]} fill={COLOURS[tone]} />
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
