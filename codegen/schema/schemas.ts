import { API_SCHEMA } from './api.schema.ts';
import { APP_SCHEMA } from './app.schema.ts';
import { DRIFT_SCHEMA } from './drift.schema.ts';
import { EXPECTATIONS_SCHEMA } from './expectations.schema.ts';
import { FEATURES_SCHEMA } from './features.schema.ts';
import { GLOSSARY_SCHEMA } from './glossary.schema.ts';
import { PERMISSIONS_SCHEMA } from './permissions.schema.ts';
import { RESOURCE_SCHEMA } from './resource.schema.ts';
import { ROLES_SCHEMA } from './roles.schema.ts';
import { SERVER_SCHEMA } from './server.schema.ts';
import { VIEW_SCHEMA } from './view.schema.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The JSON Schema of each kind of file. */
export const SCHEMAS = {
  app: APP_SCHEMA,
  permissions: PERMISSIONS_SCHEMA,
  features: FEATURES_SCHEMA,
  api: API_SCHEMA,
  drift: DRIFT_SCHEMA,
  server: SERVER_SCHEMA,
  roles: ROLES_SCHEMA,
  expectations: EXPECTATIONS_SCHEMA,
  glossary: GLOSSARY_SCHEMA,
  view: VIEW_SCHEMA,
  resource: RESOURCE_SCHEMA,
} as const satisfies Readonly<Record<string, JsonSchema>>;

export type ManifestKind = keyof typeof SCHEMAS;
