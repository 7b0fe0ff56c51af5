import type { ShellFacts, ShellPage, WaitingFacts } from '../model/console.ts';
import type { AppSource, GateSource, ShellPageSource } from '../schema/generated/manifest.ts';
import { gateOf, gateOrNothing } from './gates.ts';

type Shell = NonNullable<AppSource['shell']>;

/** Links of the shell, in the order of `app.yaml`. */
export function shellOf(source: AppSource | undefined): ShellFacts {
  const { bar = {}, account, organizations, announcements = [] } = source?.shell ?? {};
  return {
    bar: Object.entries(bar).flatMap(
      ([key, { route, external, icon, count: _count, ...gate }]): ShellFacts['bar'] => {
        if (route !== undefined) {
          return [{ key, route, ...factsOf(icon, gate) }];
        }
        return external === undefined ? [] : [{ key, external, ...factsOf(icon, gate) }];
      },
    ),
    account: pagesOf(account),
    organizations: Object.entries(organizations ?? {}).map(([key, { views, ...page }]) => ({
      ...pageOf(key, page),
      ...(views && { views }),
    })),
    announcements,
  };
}

/** What entries of the top bar count, by their keys. */
export function waitingOf(source: AppSource | undefined): Readonly<Record<string, WaitingFacts>> {
  return Object.fromEntries(
    Object.entries(source?.shell?.bar ?? {}).flatMap(([key, { count }]) =>
      count ? [[key, count] as const] : [],
    ),
  );
}

function pagesOf(pages: Shell['account']): readonly ShellPage[] {
  return Object.entries(pages ?? {}).map(([key, page]) => pageOf(key, page));
}

function pageOf(key: string, { route, icon, ...gate }: ShellPageSource): ShellPage {
  return { key, route, ...factsOf(icon, gate) };
}

function factsOf(icon: string | undefined, gate: GateSource): Pick<ShellPage, 'icon' | 'gate'> {
  return { ...(icon !== undefined && { icon }), ...gateOrNothing(gateOf(gate)) };
}
