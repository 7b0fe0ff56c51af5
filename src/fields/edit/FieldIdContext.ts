import { createContext, use } from 'react';

/** What the ids of a form's inputs begin with: a form over another has ids of its own, or its labels name the other's inputs. */
export const FieldIdContext = createContext('field-');

/** The id of an input. @param path of its value in the form: `protocols.0.port` */
export function useFieldId(path: string): string {
  return use(FieldIdContext) + path;
}
