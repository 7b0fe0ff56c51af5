import { createContext } from 'react';

/** Choices that a page disables because of other values in the form. */
export const ClosedChoicesContext = createContext<readonly string[]>([]);
