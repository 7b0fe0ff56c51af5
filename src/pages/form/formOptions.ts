import type { RaRecord } from 'ra-core';
import type { TextKey } from '#project/generated/texts.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { ReferenceScope } from '../../../codegen/model/references.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FormParts } from './formParts.ts';
import type { FormSituation } from './formState.ts';
import type { FormValues } from './initialValues.ts';
import type { FormSource } from './useFormSource.ts';

/** What a form consists of, for the kind of its record, and what its conditions refer to. */
export interface FormFacts extends FormParts {
  /** The stored record; undefined for a new one. */
  readonly record: RaRecord | undefined;
  readonly situation: FormSituation;
  readonly scope: ReferenceScope;
}

/** A saved form. */
export interface SavedForm {
  readonly facts: FormFacts;
  /** The answer of the server. */
  readonly result: RaRecord;
  readonly values: FormValues;
  /** The user wants to create another. */
  readonly goOn: boolean;
}

export interface FormOptions {
  readonly definition: ResourceDefinition;
  /** The declared form; undefined when it is derived from the server's metadata. */
  readonly declared: FormModel | undefined;
  readonly source: FormSource;
  readonly mode: 'create' | 'update' | 'clone';
  readonly cloneFrom?: string | undefined;
  /** The query of the address: presets of a new record and values for conditions. */
  readonly query: FormSituation['query'];
  /** Names the form; together with the record it is the key of the draft. Without a name there are no drafts. */
  readonly place?: string;
  /** A deciding field was chosen: the kind of the record or its parent. */
  readonly onDecided?: (name: string, value: string) => void;
  /**
   * What is sent instead of the values of the visible fields, which a PUT completes by the rest of the record. Such a
   * form is sent without a change, too.
   *
   * @param begun the values that the form began with
   */
  readonly toSend?: (values: FormValues, begun: FormValues) => FormValues;
  /** What saves the values of the visible fields, instead of a call to the address of the resource. Sent as with `toSend`. */
  readonly save?: (values: FormValues) => Promise<RaRecord>;
  /** Says that the server refused what `save` sends. */
  readonly refused?: TextKey;
  onSaved(saved: SavedForm): void | Promise<void>;
}
