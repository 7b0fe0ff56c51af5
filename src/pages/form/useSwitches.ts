import type { TabModel } from '../../../codegen/model/details.ts';
import type { SwitchModel, ResourceDefinition } from '../../../codegen/model/resources.ts';
import { switches } from '#project/generated/switches.ts';
import { request } from '../../api/client.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useRequest } from '../../api/useRequest.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** The key of the query; to be invalidated when a form is saved. */
export const SWITCHES = 'switches';

/** Of what a tab sets up. While it is loading its mark has its room, so that no tab moves. */
export type SwitchState = 'on' | 'off' | 'loading';
/** By key of the tab; one without a switch, or with a switch that could not be read, is absent. */
type SwitchStates = Readonly<Record<string, SwitchState>>;

/**
 * What the tabs of a page set up is on or off as their switches say. A switch that the page's own single record has, too,
 * is read there, so that one call answers for several tabs. A failed call leaves its tabs without a mark.
 *
 * @param tabs that the user may open
 * @param own the resource of the page
 */
export function useSwitches(
  tabs: readonly TabModel[],
  own: ResourceDefinition | undefined,
): SwitchStates {
  const placed = tabs.flatMap(({ key, form }) => {
    const model = form && switches[form.resource];
    return model ? [{ key, place: placeOf(model, own) }] : [];
  });
  const { data } = useRequest(
    [SWITCHES, placed],
    async (signal): Promise<SwitchStates> => {
      const places = new Map(placed.map(({ place }) => [addressOf(place), place]));
      const records = new Map(
        await Promise.all(
          [...places].map(
            async ([address, place]) => [address, await read(place, signal)] as const,
          ),
        ),
      );
      return Object.fromEntries(
        placed.flatMap(({ key, place }) => {
          const value = records.get(addressOf(place))?.[place.field];
          return typeof value === 'boolean' ? [[key, value ? 'on' : 'off'] as const] : [];
        }),
      );
    },
    { enabled: placed.length > 0 },
  );
  return data ?? Object.fromEntries(placed.map(({ key }) => [key, 'loading'] as const));
}

function placeOf(model: SwitchModel, own: ResourceDefinition | undefined): SwitchModel {
  const inOwn = own?.single && own.fields?.some(({ name }) => name === model.field);
  return inOwn ? { field: model.field, api: own.api, query: own.single } : model;
}

function addressOf({ api, query }: SwitchModel): string {
  return JSON.stringify([api, query]);
}

async function read(
  { api, query }: SwitchModel,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return objectOf(await request(modelAddress(api), { query, quiet: true, signal }));
  } catch {
    // The form of the tab says what is wrong.
    return {};
  }
}
