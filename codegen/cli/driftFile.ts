import { parse } from 'yaml';
import { isMap } from '../model/isMap.ts';
import type { SourceSet } from '../read/sources.ts';
import type { DriftSource } from '../schema/generated/manifest.ts';

const DRIFT_FILE = 'manifest/drift.yaml';

/** The explained differences (`manifest/drift.yaml`) of a project that compiled, so their shape is valid. */
export function readDrift(sources: SourceSet): DriftSource | undefined {
  const file = sources.manifests.find(({ path }) => path === DRIFT_FILE);
  const source: unknown = file && parse(file.text);
  if (!isMap(source) || !isMap(source['explained'])) return undefined;
  return {
    explained: Object.fromEntries(
      Object.entries(source['explained']).map(([resource, fields]) => [
        resource,
        isMap(fields) ? explanationsOf(fields) : {},
      ]),
    ),
  };
}

function explanationsOf(
  fields: Readonly<Record<string, unknown>>,
): DriftSource['explained'][string] {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, given]) => {
      if (!isMap(given)) return [];
      const about = [given['about']].flat().map(String);
      return [[field, { about, because: String(given['because']) }]];
    }),
  );
}
