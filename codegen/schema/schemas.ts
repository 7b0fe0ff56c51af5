import { API_SCHEMA } from './api.schema.ts';
import { APP_SCHEMA } from './app.schema.ts';
import { DRIFT_SCHEMA } from './drift.schema.ts';
import { FEATURES_SCHEMA } from './features.schema.ts';
import type {
  ApiSource,
  AppSource,
  DriftSource,
  FeaturesSource,
  PermissionsSource,
  ResourceSource,
  ViewSource,
} from './manifest.ts';
import { PERMISSIONS_SCHEMA } from './permissions.schema.ts';
import { RESOURCE_SCHEMA } from './resource.schema.ts';
import { VIEW_SCHEMA } from './view.schema.ts';
import type { JsonSchema } from './words.ts';

/** What each kind of file holds once its schema has passed. */
export interface ManifestByKind {
  readonly app: AppSource;
  readonly permissions: PermissionsSource;
  readonly features: FeaturesSource;
  readonly api: ApiSource;
  readonly drift: DriftSource;
  readonly view: ViewSource;
  readonly resource: ResourceSource;
}
export type ManifestKind = keyof ManifestByKind;

/** One JSON Schema for each kind of file. */
export const SCHEMAS: Readonly<Record<ManifestKind, JsonSchema>> = {
  app: APP_SCHEMA,
  permissions: PERMISSIONS_SCHEMA,
  features: FEATURES_SCHEMA,
  api: API_SCHEMA,
  drift: DRIFT_SCHEMA,
  view: VIEW_SCHEMA,
  resource: RESOURCE_SCHEMA,
};
