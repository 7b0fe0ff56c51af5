import type { AccessPoint } from '../access/accessPoint.ts';
import type { Person } from '../access/people.ts';
import type { ModelRoute } from '../model/console.ts';
import { resourcesById } from '../derive/scope.ts';
import type { Located } from '../read/located.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import { answerAbout, derived, section, written, type Answer, type Fact } from './answer.ts';
import { keysOf } from '../derive/texts.ts';
import { inWords } from './contentChanges.ts';
import { keyIn, labelKeys } from './labels.ts';
import type { Side } from './side.ts';

/** A page: its facts with their places, its gates, and who opens it. */
export function explainRoute(
  route: ModelRoute,
  point: AccessPoint,
  side: Side,
  people: readonly Person[],
): Answer {
  const resource = resourcesById(side.project).get(route.resource ?? '');
  return answerAbout(side, people, {
    kind: 'route',
    subject: route.name,
    sections: section('Facts', [
      written('address', route.path, point.at()),
      nameFact(route, point, resource),
      written('view', route.view === '' ? 'none' : route.view, point.at()),
      pageFact(route, point),
      ...resourceFacts(route, resource),
      menuFact(route, point),
      ...oldAddresses(route, side),
    ]),
    point,
    textKeys: keysOf(route.title),
  });
}

/** A tab, an action or a gated field: where it is shown, its gates, and who reaches it. */
export function explainPoint(point: AccessPoint, side: Side, people: readonly Person[]): Answer {
  const kind = point.kind === 'page' ? 'route' : point.kind;
  const shown = point.within.flatMap((id) => {
    const page = side.points.get(id);
    return page ? [written('shown on', page.path ?? page.id, page.at())] : [];
  });
  const facts = [written(kind, point.id, point.at()), ...shown, ...conditionFacts(point, side)];
  return answerAbout(side, people, {
    kind,
    subject: point.id,
    sections: section('Facts', facts),
    point,
    textKeys: labelKeys(point, side.model),
  });
}

function nameFact(
  { name }: ModelRoute,
  point: AccessPoint,
  resource: Located<ResourceSource> | undefined,
): Fact {
  const prefix = resource?.value.name;
  if (!resource || prefix === undefined || !name.startsWith(prefix)) {
    return written('name', name, point.at());
  }
  const rule = 'the name of the resource and of the page';
  return derived('name', name, rule, resource.atKey(['name']));
}

function pageFact({ kind, override, pageOf }: ModelRoute, point: AccessPoint): Fact {
  if (override !== undefined) {
    const shared = pageOf === undefined ? '' : `, the page of ${pageOf}`;
    return { name: 'page', value: `${kind}, by hand${shared}`, file: override, line: 1 };
  }
  return derived('page', kind, `the generic page of kind ${kind}`, point.at());
}

function resourceFacts(
  route: ModelRoute,
  resource: Located<ResourceSource> | undefined,
): readonly Fact[] {
  if (!resource) return [];
  const { value } = resource;
  return [
    written('resource', value.resource, resource.atKey(['resource'])),
    ...route.api.map((address) =>
      value.api === undefined
        ? derived('api', address, 'the address of its list without the view (spec 1, section 7)')
        : written('api', address, resource.atKey(['api'])),
    ),
  ];
}

/** For which records an action can be used, where not for all. */
function conditionFacts(point: AccessPoint, { project }: Side): readonly Fact[] {
  const located = resourcesById(project).get(point.resource ?? '');
  const key = keyIn(point);
  const when = located?.value.actions?.[key]?.when;
  if (!located || when === undefined) return [];
  return [written('when', inWords(when), located.atKey(['actions', key, 'when']))];
}

function menuFact({ hidden, activeMenu }: ModelRoute, point: AccessPoint): Fact {
  if (hidden === undefined) return written('menu', 'listed', point.at());
  if (hidden !== true) {
    const names = hidden.map(({ name, equals }) => `${name} is ${equals}`).join(', ');
    return written('menu', `hidden while ${names}`, point.at());
  }
  return derived(
    'menu',
    `not listed; marks ${activeMenu}`,
    'only lists and custom pages are in the menu',
    point.at(),
  );
}

function oldAddresses({ path }: ModelRoute, { project, model }: Side): readonly Fact[] {
  const { app } = project;
  if (!app) return [];
  return Object.entries(model.app.oldAddresses).flatMap(([old, target]) =>
    target.split('?')[0] === path
      ? [written('old address', old, app.atKey(['oldAddresses', old]))]
      : [],
  );
}
