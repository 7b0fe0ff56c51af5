import type { KeyPath, Located } from '../../read/located.ts';
import type { AppSource } from '../../schema/generated/manifest.ts';
import type { ParsedProject } from '../../schema/project.ts';

type Shell = NonNullable<AppSource['shell']>;

interface ShellEntryPlace {
  readonly located: Located<AppSource>;
  readonly part: 'bar' | 'account' | 'organizations';
  readonly key: string;
  readonly path: KeyPath;
  readonly source: NonNullable<Shell['bar']>[string];
}

const PARTS = ['bar', 'account', 'organizations'] as const;

/** Every entry of the top bar, the account menu and the organization selector, as `app.yaml` has it. */
export function shellEntries({ app }: ParsedProject): readonly ShellEntryPlace[] {
  if (!app) return [];
  return PARTS.flatMap((part) =>
    Object.entries(app.value.shell?.[part] ?? {}).map(([key, source]) => ({
      located: app,
      part,
      key,
      path: ['shell', part, key],
      source,
    })),
  );
}
