import type { Condition } from './conditions.ts';
import type { Gate } from './gates.ts';
import type { OpensModel } from './lists.ts';
import type { ResourceId } from './resourceId.ts';
import type { TextKey } from './text.ts';

/** How a state is to be judged. */
export const BADGE_TONES = ['open', 'shut', 'good', 'bad', 'warning', 'plain'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** A state of a record, as a word above its tabs and in lists. */
export type BadgeModel =
  | {
      readonly kind: 'state';
      readonly label: TextKey;
      readonly tone: BadgeTone;
      readonly when: Condition;
      /** The date and time of the state. */
      readonly since?: string;
      /** The date and time since which it has lasted. */
      readonly for?: string;
    }
  /** By a date and time of the record: shown near the end and after it, or before the beginning. */
  | { readonly kind: 'ends' | 'begins'; readonly field: string };

/** A group of fields on a card; without a label it stands first and has no heading. */
export interface CardGroupModel {
  readonly label?: TextKey;
  readonly fields: readonly string[];
}

/** A log that is part of the activity of a record. */
export interface ActivityModel {
  readonly key: string;
  readonly label: TextKey;
  /** What is not found. */
  readonly note?: TextKey;
  readonly resource: ResourceId;
  /** The query of its records; references may be inside a text. */
  readonly where: Readonly<Record<string, string>>;
  /** The field with the date and time. */
  readonly time: string;
  /** What one record says; its placeholders are fields. */
  readonly event: TextKey;
  readonly gate: Gate;
}

/** What hangs on a record, for whoever is about to delete it: a field says how many, or the total of a list. */
export type ImpactModel = { readonly label: TextKey } & (
  | { readonly field: string }
  | {
      readonly resource: ResourceId;
      /** References may be inside a text. */
      readonly where: Readonly<Record<string, string>>;
      readonly gate: Gate;
    }
);

/**
 * What only the detail page of a resource, the badges of its lists and the question before a deletion need. It is not part of the definition, which
 * is loaded with the first list.
 */
export interface DetailParts {
  readonly badges?: readonly BadgeModel[];
  /** The parts of a sentence above the tabs, each with its fields. */
  readonly flow?: readonly (readonly string[])[];
  /** Fields above the tabs. */
  readonly facts?: readonly string[];
  /** The groups of the card of a tab, by the key of the tab; a card without groups is not named. */
  readonly groups?: Readonly<Record<string, readonly CardGroupModel[]>>;
  /** For each field that leads to a tab, the key of the tab. */
  readonly counts?: Readonly<Record<string, string>>;
  /** For each field that names another record, the pages that show it. */
  readonly opens?: Readonly<Record<string, OpensModel>>;
  readonly activity?: readonly ActivityModel[];
  readonly impact?: readonly ImpactModel[];
}
