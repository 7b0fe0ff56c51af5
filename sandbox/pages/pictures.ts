/** The logo: an open gate. */
const GATE = (ink: string) =>
  `<path d="M8 52V20c0-8 7-14 16-14h16c9 0 16 6 16 14v32h-9V21c0-4-4-7-9-7H26c-5 0-9 3-9 7v31z" fill="${ink}"/>` +
  `<path d="M27 24v28l12-6V30z" fill="#1ab394"/><path d="M4 54h56v4H4z" fill="${ink}"/>`;

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Gatehouse">${inside}</svg>`;

/** The pictures of this server; their addresses are in the public settings. */
export const PICTURES: Readonly<Record<string, string>> = {
  'logo.svg': svg(64, 64, GATE('#ffffff')),
  'favicon.svg': svg(
    64,
    64,
    `<rect width="64" height="64" rx="12" fill="#2f4050"/><g transform="translate(8 7) scale(.75)">${GATE('#ffffff')}</g>`,
  ),
  'logo_text.svg': svg(
    220,
    64,
    `${GATE('#ffffff')}<text x="76" y="41" textLength="140" lengthAdjust="spacingAndGlyphs" font-family="system-ui, sans-serif" font-size="26" font-weight="600" fill="#ffffff">Gatehouse</text>`,
  ),
  'login_image.svg': svg(
    480,
    320,
    `<rect width="480" height="320" fill="#2f4050"/><g transform="translate(144 64) scale(3)">${GATE('#ffffff')}</g>`,
  ),
  'avatar.svg': svg(
    64,
    64,
    '<rect width="64" height="64" rx="32" fill="#dfe5ea"/><circle cx="32" cy="25" r="11" fill="#536373"/><path d="M11 57c2-13 10-19 21-19s19 6 21 19z" fill="#536373"/>',
  ),
};
