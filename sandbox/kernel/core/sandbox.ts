import type { PublicSettings } from './settingNames.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { ResourceId } from '../../../generated/names.ts';
import type { Areas } from './areas.ts';
import type { LicenceState } from './licenceState.ts';
import type { ServerResource } from './resource.ts';
import type { Announcements } from './announcements.ts';
import type { Database } from '../store/database.ts';
import type { Randomness } from '../store/randomness.ts';

/** How sessions end on this server. */
export interface SessionRules {
  /** What the session mark says whatever was ticked at login (SESSION_EXPIRE_AT_BROWSER_CLOSE_FORCE). */
  readonly mark?: 'close' | 'age';
  /** Seconds without use after which a session ends; also the life of its mark. */
  readonly ageSeconds: number;
}

/** Everything the answers are made from. `model`, `resources` and their indexes are replaced when manifests change. */
export interface Sandbox {
  model: ConsoleModel;
  resources: ReadonlyMap<string, ServerResource>;
  readonly areas: Areas;
  readonly database: Database;
  /** Tables that are so large that their texts have an index. */
  textIndexes: ReadonlySet<string>;
  readonly random: Randomness;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Public settings that differ from their defaults. */
  readonly settings: PublicSettings;
  readonly licence: LicenceState;
  readonly sessions: SessionRules;
  /** Site messages as they are sent. */
  readonly newMessages: Announcements;
}

/** A resource of the manifests, where the model in force has it: a project may declare fewer. */
export function resourceIn<R extends ResourceId>(
  sandbox: Sandbox,
  id: R,
): ServerResource<R> | undefined {
  // Each resource stands under its own id.
  return sandbox.resources.get(id) as ServerResource<R> | undefined;
}

/** A resource of the manifests. */
export function resourceOf<R extends ResourceId>(sandbox: Sandbox, id: R): ServerResource<R> {
  const resource = resourceIn(sandbox, id);
  if (!resource) throw new Error(`The sandbox has no resource ${id}.`);
  return resource;
}
