import type { FieldModel, OptionsModel } from '../../codegen/model/fields.ts';
import type { Field, ResourceId } from '#project/generated/names.ts';
import type { PlainAddress } from '../api/apiAddress.ts';

/** A field of hand-written code that selects records of a resource. */
export interface OwnChoice<R extends ResourceId> extends FieldModel {
  readonly options: OptionsModel & {
    readonly from: PlainAddress;
    readonly text: Field<R>;
    readonly secondary?: Field<R>;
    readonly value: Field<R>;
  };
}
