import { ResourceDefinitionContext, type ResourceDefinitions } from 'react-admin';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { afterPage } from '../shell/afterPage.ts';

const NONE: ResourceDefinitions = {};
const loadResources = afterPage(() => import('../../generated/resources.ts'));
const ignore = () => undefined;

/**
 * The generated resource definitions for react-admin. No first page asks for them, so they follow it;
 * nothing registers further ones.
 */
export function Resources({ children }: { readonly children: ReactNode }): ReactNode {
  const [definitions, setDefinitions] = useState(NONE);
  useEffect(() => {
    loadResources().then(
      ({ resourceDefinitions }) => setDefinitions({ ...resourceDefinitions }),
      // Without them a record is called by its id where react-admin names it.
      ignore,
    );
  }, []);
  const value = useMemo(
    () => ({ definitions, register: ignore, unregister: ignore }),
    [definitions],
  );
  return (
    <ResourceDefinitionContext.Provider value={value}>
      {children}
    </ResourceDefinitionContext.Provider>
  );
}
