import { isEmptyObject } from 'es-toolkit/predicate';
import { ENGINE } from '../model/engine.ts';
import type { ConsoleModel } from '../model/console.ts';
import { PAGE_SLOT } from '../model/slots.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal, type Code, thunk } from './literal.ts';
import { fromGenerated } from './paths.ts';

/** Files that fill a slot of the shell are named `app.<slot>.tsx`. */
const SHELL = 'app';

/** Hand-written pages by route, and slots in a file that is loaded for the first of them; type-checked with `satisfies`. */
export function emitOverrides(model: ConsoleModel): readonly GeneratedFile[] {
  const pages: Record<string, Code> = {};
  const slots: Record<string, Record<string, Code>> = {};
  const shell: Record<string, Code> = {};
  for (const { file, route, slot } of model.overrides) {
    const load = thunk(fromGenerated(file));
    if (slot === PAGE_SLOT) pages[route] = load;
    else if (route === SHELL) shell[slot] = load;
    else slots[route] = { ...slots[route], [slot]: load };
  }
  const tabsPages = model.routes.flatMap(({ name, kind }) =>
    kind === 'tabs' && slots[name] ? `'${name}'` : [],
  );
  const ofTabs =
    tabsPages.length > 0 ? ` &\n  Readonly<Record<${tabsPages.join(' | ')}, TabsPageSlots>>` : '';
  const made = generatedFile(
    'generated/overrides.ts',
    'Hand-written pages by route name, and the slots of the shell.',
    ['src/overrides'],
    `import type { ComponentType } from 'react';
import type { PageProps } from '${ENGINE}/pages/page.ts';
import type { MessageSlotProps } from '${ENGINE}/pages/slots/slots.ts';
import type { VerificationSlotProps } from '${ENGINE}/session/verify.ts';

type Page = () => Promise<{ default: ComponentType<PageProps> }>;

/** The slots of the shell and the type of each component. */
interface ShellSlots {
  readonly verification?: () => Promise<{ default: ComponentType<VerificationSlotProps> }>;
  readonly message?: () => Promise<{ default: ComponentType<MessageSlotProps> }>;
}

export const pages = ${literal(pages, 0, 22)} as const satisfies Readonly<Record<string, Page>>;

export const shell: ShellSlots = ${literal(shell, 0, 33)};
`,
  );
  if (isEmptyObject(slots)) return [made];
  const ofPages = generatedFile(
    'generated/slots.ts',
    'Hand-written slots by route name and slot.',
    ['src/overrides'],
    `import type { PageSlots${ofTabs && ', TabsPageSlots'} } from '${ENGINE}/pages/slots/slots.ts';

export const slots = ${literal(slots, 0, 22)} as const satisfies Readonly<Record<string, PageSlots>>${ofTabs};
`,
  );
  return [made, ofPages];
}
