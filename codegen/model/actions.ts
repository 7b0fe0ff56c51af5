import type { Condition } from './conditions.ts';
import type { OptionsModel } from './fields.ts';
import type { Gate } from './gates.ts';
import type { ResourceId } from './resourceId.ts';
import type { Text } from './text.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ActionPlace = 'list' | 'row' | 'record' | 'selection';

export interface ActionModel {
  readonly key: string;
  readonly label: Text;
  readonly on: readonly ActionPlace[];
  /** On a list of a detail page: the action of the page's record, which `when` is about, too. */
  readonly byPage?: true;
  readonly gate: Gate;
  readonly when?: Condition;
  readonly call: ActionCall;
  /** Asks first; the question names the record or the number of rows. */
  readonly confirm?: true;
  /** The person proves their identity first (spec 1, section 2.11). */
  readonly verify?: true;
  /** What has happened when it has succeeded. */
  readonly done?: Text;
  readonly danger?: true;
  /** Stands in the row where it can be used, not in its menu. */
  readonly inRow?: true;
  /** The boolean field of the answer that means success; `msg` beside it has the reason of a failure. */
  readonly success?: string;
  /** Fields of the answer that a dialog shows. */
  readonly show?: readonly string[];
  /** Records of this resource are chosen first; their ids replace `$selection`. */
  readonly pick?: { readonly resource: ResourceId; readonly options: OptionsModel };
  /** Selected rows that are skipped. */
  readonly skip?: Condition;
  readonly then: 'reload' | 'back' | 'none';
}

export type ActionCall =
  /** One call; references such as `$record.id` are filled in. */
  | {
      readonly kind: 'call';
      readonly method: HttpMethod;
      readonly address: string;
      readonly body?: unknown;
      readonly query?: Readonly<Record<string, string>>;
    }
  /** One PATCH of the list address with one item per selected row. */
  | {
      readonly kind: 'each';
      readonly method: 'PATCH' | 'PUT';
      readonly address: string;
      readonly each: Readonly<Record<string, unknown>>;
    }
  /** The selected ids are stored first; the call has the token as `spm`. */
  | { readonly kind: 'spm'; readonly method: HttpMethod; readonly address: string }
  /** Toggles a boolean field with a PATCH of the record. */
  | { readonly kind: 'toggle'; readonly field: string }
  /** No call: a dialog with the records of another resource, filtered by `where`. */
  | {
      readonly kind: 'list';
      readonly resource: ResourceId;
      readonly where: Readonly<Record<string, string>>;
    }
  /** No call: an address of the server opens in a new browser tab. */
  | { readonly kind: 'open'; readonly address: string };
