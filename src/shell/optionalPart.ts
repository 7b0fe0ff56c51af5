import type { ComponentType, ReactNode } from 'react';
import { lazyPart, type LazyPart } from '../i18n/lazyPart.tsx';
import { afterPage } from '../i18n/afterPage.ts';

/**
 * An optional part of the frame, loaded after the page. When it cannot be loaded, the frame works
 * without it.
 *
 * @param instead rendered after a failure; default: nothing
 */
export function optionalPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: () => ReactNode = () => null,
): LazyPart<Props> {
  return lazyPart(load, { start: afterPage, instead });
}
