/** Hash of an empty `<style>` element, which emotion inserts; its rules are added through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What pages of this server may load and do (CSP Level 3, Trusted Types).
 *
 * @param host of the request, for web sockets: `'self'` does not include them in every browser
 */
export function contentSecurityPolicy(host: string): string {
  return [
    ...policyOf(host, "'self'", `'self' ${EMPTY_STYLE}`),
    "require-trusted-types-for 'script'",
    'trusted-types gatehouse-html gatehouse-worker default',
  ].join('; ');
}

/**
 * The same for sources that vite serves: it writes scripts and styles into the page, waits for a restart of the
 * server in a worker, and its overlay sets HTML.
 */
export function developmentPolicy(host: string): string {
  const inline = "'self' 'unsafe-inline'";
  return [...policyOf(host, inline, inline), "worker-src 'self' blob:"].join('; ');
}

function policyOf(host: string, scripts: string, styles: string): readonly string[] {
  const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
}

/** The other headers of every answer. `deploy/nginx.conf` and `deploy/Caddyfile` send the same; a test compares them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
