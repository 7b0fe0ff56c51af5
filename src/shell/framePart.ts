import type { ComponentType, ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../i18n/lazyPart.tsx';
import { afterPage } from './afterPage.ts';

/**
 * A part of the frame around the page: it comes once the page stands, and where it cannot be fetched
 * the frame does without.
 *
 * @param instead what is drawn then; nothing when absent
 */
export function framePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: () => ReactNode = () => null,
): LazyPart<Props> {
  return lazyPart(load, { start: afterPage, instead });
}
