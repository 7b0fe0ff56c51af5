import { createContext } from 'react';
import type { FieldRecord } from '../values.ts';

/** Makes a record that a field of the form refers to, without leaving the form. */
export interface CreateRelated {
  /** May this user create a record of the resource in the form of the engine? */
  mayCreate(resource: string): boolean;
  /**
   * Opens its form; calls back with the new record.
   *
   * @param preset what the new record has in common with the options of the field: `{ protocol: 'mysql' }`
   */
  open(
    resource: string,
    preset: Readonly<Record<string, string>> | undefined,
    onMade: (record: FieldRecord) => void,
  ): void;
}

/** Undefined outside of forms. */
export const CreateRelatedContext = createContext<CreateRelated | undefined>(undefined);
