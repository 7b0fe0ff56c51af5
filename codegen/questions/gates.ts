import { demandText, type Requirement } from '../access/requirement.ts';
import { sourceOf } from '../report/diagnostic.ts';
import type { Side } from './side.ts';

/** The gate of a page, tab, action or field: all of its requirements must hold. Programs rely on this shape. */
interface GateEntry {
  readonly id: string;
  readonly kind: 'page' | 'tab' | 'action' | 'field';
  /** Of a page: its address without the base path. */
  readonly path: string | null;
  /** Where it is written. */
  readonly source: GatePlace;
  /** The outermost first. None: whoever reaches one of `within` reaches it. */
  readonly requirements: readonly {
    /** In the words of the manifest: `needs: users.view_user`. */
    readonly demand: string;
    /** What it belongs to: `view console`, `action invite`. */
    readonly of: string;
    /** The rule that derived it; null when a manifest says it. */
    readonly rule: string | null;
    readonly source: GatePlace;
  }[];
  /** Ids of pages and tabs of which one must be open; empty for a page. */
  readonly within: readonly string[];
}

type GatePlace = ReturnType<typeof sourceOf>;

/** Every gate of a project, with the file and the line of each requirement. */
export function gatesOf({ points }: Side): readonly GateEntry[] {
  return [...points.values()].map(({ id, kind, path, requirements, within, at }) => ({
    id,
    kind,
    path: path ?? null,
    source: sourceOf(at()),
    requirements: requirements.map(requirementEntry),
    within,
  }));
}

function requirementEntry({ demand, of, rule, at }: Requirement) {
  return { demand: demandText(demand), of, rule: rule ?? null, source: sourceOf(at()) };
}
