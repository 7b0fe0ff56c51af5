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

interface NamedRoute {
  readonly located: Located<AppSource>;
  readonly path: KeyPath;
  readonly route: string;
}

/** Every route that the shell links to. */
export function routesOfShell(project: ParsedProject): readonly NamedRoute[] {
  const { app } = project;
  return [
    ...shellEntries(project).flatMap(({ located, path, source: { route } }) =>
      route === undefined ? [] : [{ located, path: [...path, 'route'], route }],
    ),
    ...(app?.value.shell?.announcements ?? []).flatMap((route, index) =>
      app ? [{ located: app, path: ['shell', 'announcements', index], route }] : [],
    ),
  ];
}
