import { parse } from 'yaml';
import { derive } from '../../../codegen/derive/derive.ts';
import { inheritResources } from '../../../codegen/compile/inheritResources.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { ParsedProject } from '../../../codegen/schema/project.ts';
import type { Located } from '../../../codegen/read/located.ts';
import { overrideOf } from '../../../codegen/read/overrides.ts';
import type {
  ApiSource,
  AppSource,
  FeaturesSource,
  PermissionsSource,
  ResourceSource,
  ViewSource,
} from '../../../codegen/schema/generated/manifest.ts';

/** A small project: YAML by file name, English texts by key. */
export interface ProjectText {
  readonly app?: string;
  readonly permissions?: string;
  readonly features?: string;
  readonly api?: string;
  readonly views?: readonly string[];
  readonly resources?: readonly string[];
  readonly texts?: readonly string[];
  /** Texts outside the first load. */
  readonly restTexts?: readonly string[];
  readonly overrides?: readonly string[];
}

const NOWHERE = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The parsed files, without the reader, so that the derivation is tested alone. */
export function parsed(project: ProjectText): ParsedProject {
  const one = <T>(name: string, yaml: string | undefined) =>
    yaml === undefined ? {} : { [name]: located<T>(`manifest/${name}.yaml`, yaml) };
  return {
    ...one<AppSource>('app', project.app),
    ...one<PermissionsSource>('permissions', project.permissions),
    ...one<FeaturesSource>('features', project.features),
    ...one<ApiSource>('api', project.api),
    servers: [],
    views: (project.views ?? []).map((yaml) => {
      const { view, area } = parse(yaml) as ViewSource;
      return located<ViewSource>(`manifest/views/${view ?? area}.yaml`, yaml);
    }),
    resources: inheritResources(
      (project.resources ?? []).map((yaml) => {
        const { resource } = parse(yaml) as ResourceSource;
        return located<ResourceSource>(
          `manifest/resources/${resource.replace('.', '/')}.yaml`,
          yaml,
        );
      }),
    ),
    catalogues: {
      en: new Map([
        ...(project.texts ?? []).map((key) => englishText(key, 'locales/en/shell/start.yaml')),
        ...(project.restTexts ?? []).map((key) => englishText(key, 'locales/en/rest.yaml')),
      ]),
    },
    overrides: (project.overrides ?? []).flatMap((file) => overrideOf(file) ?? []),
    broken: [],
  };
}

export function model(project: ProjectText): ConsoleModel {
  return derive(parsed(project));
}

/** The model of a project's only resource. */
export function resourceModel(yaml: string, more: ProjectText = {}) {
  const resources = [yaml, ...(more.resources ?? [])];
  const id = (parse(yaml) as ResourceSource).resource;
  const found = model({ ...more, resources }).resources.get(id);
  if (!found) throw new Error(`no resource ${id}`);
  return found;
}

function located<T>(file: string, yaml: string): Located<T> {
  const place = () => ({ file, range: NOWHERE });
  return { file, value: parse(yaml) as T, at: place, atKey: place };
}

function englishText(key: string, file: string) {
  return [key, { text: `Text of ${key}`, file, range: NOWHERE }] as const;
}
