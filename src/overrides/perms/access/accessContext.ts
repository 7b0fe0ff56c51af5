import { createContext, use } from 'react';
import type { Facts } from './loadFacts.ts';
import type { Names } from './names.ts';

interface Access {
  readonly facts: Facts;
  readonly names: Names;
}

export const AccessContext = createContext<Access | undefined>(undefined);

/** What the answer around a part is made of. Throws outside `<AccessAnswer>`. */
export function useAccess(): Access {
  const access = use(AccessContext);
  if (!access) throw new Error('A part of an answer was rendered outside <AccessAnswer>.');
  return access;
}
