import type { Condition } from './conditions.ts';
import type { DetailModel } from './details.ts';
import type { FieldModel } from './fields.ts';
import type { FormModel } from './forms.ts';
import type { ListModel } from './lists.ts';
import type { WrittenOffer } from './offers.ts';
import type { ResourceId } from './resourceId.ts';
import type { TextKey } from './text.ts';

/** What is known of a resource before its definition is loaded. */
export interface ResourceEntry extends Pick<ResourceDefinition, 'api' | 'bulk' | 'record'> {
  /** Loads the definition; absent when no page shows the resource. */
  readonly load?: () => Promise<{ default: ResourceDefinition }>;
}

/** Where a server says whether something is on: a boolean field of a single record. */
export interface SwitchModel {
  readonly field: string;
  /** Address below the root of the API of the record, and the query that selects it. */
  readonly api: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Changes of other users' records that need a warning first; its text is `changeWarning.<resource>`. */
interface ChangeWarningModel {
  /** Records for which every change is confirmed. */
  readonly when: Condition;
  /** Fields of the user's own record whose change is confirmed as well. */
  readonly own?: readonly string[];
}

/** The fields that name a record. */
export interface RecordModel {
  readonly title: string;
  readonly secondary?: string;
  /** Those of the two whose text the server composes of two names. */
  readonly composed?: readonly string[];
  /** What a record is called, in words; its placeholders are the two fields. */
  readonly sentence?: TextKey;
}

/** A resource as browser and sandbox use it. */
export interface ResourceDefinition {
  readonly id: ResourceId;
  /** `app.model` of its permissions. */
  readonly permission: string;
  /** Prefix of its route names: `User` gives `UserList`. */
  readonly name: string;
  /** The resource whose records it shows, when it has none of its own. */
  readonly like?: ResourceId;
  /** Address below the root of the API, without leading and trailing slashes. */
  readonly api: string;
  /** The list address accepts arrays, deletes with `spm`, and import previews. */
  readonly bulk: boolean;
  /** Can be changed in the root organization. */
  readonly inRoot?: true;
  /** There is a single record at this address and no list; the query selects the record. */
  readonly single?: Readonly<Record<string, string>>;
  readonly one: TextKey;
  readonly many: TextKey;
  readonly record: RecordModel;
  /** Absent when pages are made from the server's metadata. */
  readonly fields?: readonly FieldModel[];
  /** Records are of several kinds: the choice field that names the kind, and the object with the kind's own fields. */
  readonly variants?: { readonly by: string; readonly into: string };
  /** Records for which every change is confirmed first. */
  readonly changeWarning?: ChangeWarningModel;
  readonly list?: ListModel;
  readonly form?: FormModel;
  /** Further forms by name, for routes that edit a part of the record. */
  readonly forms?: Readonly<Record<string, FormModel>>;
  readonly detail?: DetailModel;
  /** What can be done with its records; `offersOf` adds what follows by rule. */
  readonly offers?: readonly WrittenOffer[];
}

/** Facts that only the sandbox and the checks use; not sent to browsers. */
export interface ServerFacts {
  readonly search: readonly string[];
  readonly order: readonly string[];
  readonly filters: readonly string[];
  /** The field that `date_from` and `date_to` filter. */
  readonly dates?: string;
  readonly defaultOrder: string;
  /** The resource has the field of an organization, so its records belong to one. */
  readonly organizationScoped: boolean;
  readonly idType: 'uuid' | 'integer';
  /** Sets of fields that are unique together within an organization (or overall). */
  readonly unique: readonly (readonly string[])[];
}
