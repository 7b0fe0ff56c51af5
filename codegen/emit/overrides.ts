import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { literal, type Code } from './literal.ts';
import { thunk } from './pages.ts';
import { fromGenerated } from './paths.ts';

const PAGE_SLOT = 'page';

/** Hand-written pages and slots by the route they belong to, held to their types by `satisfies`. */
export function emitOverrides(model: ConsoleModel): readonly GeneratedFile[] {
  const pages: Record<string, Code> = {};
  const slots: Record<string, Record<string, Code>> = {};
  for (const { file, route, slot } of model.overrides) {
    const load = thunk(fromGenerated(file));
    if (slot === PAGE_SLOT) pages[route] = load;
    else slots[route] = { ...slots[route], [slot]: load };
  }
  return [
    generatedFile(
      'generated/overrides.ts',
      'Hand-written pages by route name, and slots by route name (or app) and slot.',
      ['src/overrides'],
      `import type { ComponentType } from 'react';
import type { PageProps } from '../src/pages/page.ts';
import type { VerificationSlotProps } from '../src/shell/slots.ts';

type Page = () => Promise<{ default: ComponentType<PageProps> }>;
type Slot = () => Promise<{ default: unknown }>;

/** The slots of the shell, each with what fills it. */
interface ShellSlots {
  readonly verification?: () => Promise<{ default: ComponentType<VerificationSlotProps> }>;
}
type Slots = Readonly<Record<string, Readonly<Record<string, Slot>>>> & {
  readonly app?: ShellSlots;
};

export const pages = ${literal(pages, 0, 20)} as const satisfies Readonly<Record<string, Page>>;

export const slots = ${literal(slots, 0, 20)} as const satisfies Slots;
`,
    ),
  ];
}
