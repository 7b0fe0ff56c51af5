import type { Sandbox } from '../core/sandbox.ts';
import type { Organization } from '../core/person.ts';

/**
 * The organization of a request: the parameter in the query, then header, then cookie. Each is an id, a name, `root` or
 * `default`; an unknown value silently means Default.
 */
export function resolveOrganization(
  sandbox: Sandbox,
  candidates: readonly (string | null | undefined)[],
): Organization {
  const organizations = sandbox.areas.people.organizations(sandbox);
  const asked = candidates.find((candidate) => candidate)?.toLowerCase();
  const found = organizations.find(
    (organization) =>
      organization.id === asked ||
      organization.name.toLowerCase() === asked ||
      (organization.isRoot && asked === 'root'),
  );
  const fallback = organizations.find((organization) => organization.isDefault);
  const chosen = found ?? fallback;
  if (!chosen) throw new Error('This server has no default organization.');
  return chosen;
}
