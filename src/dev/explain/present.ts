import type { PresentPerson } from '../../../codegen/cli/persona.ts';
import { SessionContext } from '../../session/SessionContext.ts';
import type { Session } from '../../session/types.ts';
import { fibersAt } from './fibers.ts';
import { isObject } from '../../api/unknownValues.ts';

/** Whoever is logged in; undefined before the console has started. */
export function presentPerson(): PresentPerson | undefined {
  const session = presentSession();
  if (!session) return undefined;
  const { profile, gateContext } = session;
  return {
    name: profile.username,
    permissions: [...gateContext.permissions],
    lists: [
      ...(profile.console_orgs.length > 0 ? ['console'] : []),
      ...(profile.audit_orgs.length > 0 ? ['audit'] : []),
      ...(profile.workbench_orgs.length > 0 ? ['workbench'] : []),
    ],
    licence: gateContext.licenceValid,
    root: gateContext.organizationIsRoot,
    settings: gateContext.settings,
  };
}

function presentSession(): Session | undefined {
  let deepest: Element | null = document.querySelector('#root');
  while (deepest?.firstElementChild) deepest = deepest.firstElementChild;
  const provider = deepest && fibersAt(deepest).find(({ type }) => type === SessionContext);
  const value = provider?.props['value'];
  return isSession(value) ? value : undefined;
}

function isSession(value: unknown): value is Session {
  return isObject(value) && isObject(value['profile']) && isObject(value['gateContext']);
}
