import { createContext } from 'react';
import type { FieldRecord } from '../values.ts';

/** What is wrong with a field because of what else the form holds, in words; undefined: nothing. */
export type FieldCheck = (values: FieldRecord) => string | undefined;

/** What a page asks of fields beyond their own rules, by path. Without a form there is none. */
export const FieldChecksContext = createContext<Map<string, FieldCheck> | undefined>(undefined);
