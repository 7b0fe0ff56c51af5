/** Outlines on a 24 × 24 grid as plain SVG: a table of 100 rows has several hundred of them. */
const SHAPES = {
  check: 'M9.5 17.2 4.8 12.5l1.6-1.6 3.1 3.1 8.1-8.1 1.6 1.6z',
  cross:
    'M6.8 18.6 5.4 17.2 10.6 12 5.4 6.8l1.4-1.4 5.2 5.2 5.2-5.2 1.4 1.4-5.2 5.2 5.2 5.2-1.4 1.4-5.2-5.2z',
  dot: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
} as const;

export type StatusShape = keyof typeof SHAPES;

const COLOURS = {
  good: 'var(--gh-palette-success-main)',
  bad: 'var(--gh-palette-error-main)',
  quiet: 'var(--gh-palette-text-secondary)',
} as const;

export interface StatusIconProps {
  readonly shape: StatusShape;
  readonly tone: keyof typeof COLOURS;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Shows the label beside the icon. */
  readonly inWords?: boolean;
}

/** An icon with a meaning. Values differ by shape and label, not by colour alone (WCAG 2.2, criterion 1.4.1). */
export function StatusIcon({ shape, tone, label, inWords = false }: StatusIconProps) {
  const path = <path d={SHAPES[shape]} fill={COLOURS[tone]} />;
  if (inWords) {
    return (
      <>
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          {path}
        </svg>{' '}
        {label}
      </>
    );
  }
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" role="img" aria-label={label}>
      <title>{label}</title>
      {path}
    </svg>
  );
}
