import { createContext } from 'react';

/** Choices that a page does not offer for now, because of what else its form holds. */
export const ClosedChoicesContext = createContext<readonly string[]>([]);
