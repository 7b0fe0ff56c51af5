import type { ReactNode } from 'react';

/** `/Default/Hamburg/Databases`: its last part, and quietly what is above it. */
const PATH = /^(?<above>\/.+)\/(?<last>[^/]+)$/;

/** A name; of a path the last part comes first. */
export function PathName({ path }: { readonly path: string }): ReactNode {
  const { above, last } = PATH.exec(path)?.groups ?? {};
  if (above === undefined || last === undefined) return path;
  return (
    <span title={path}>
      {last}{' '}
      <span data-secondary style={{ color: 'var(--gh-palette-text-secondary)', fontWeight: 400 }}>
        {above}
      </span>
    </span>
  );
}
