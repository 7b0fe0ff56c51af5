import type { Offer } from '../access/offer.ts';
import type { Person } from '../access/people.ts';
import type { ModelRoute } from '../model/console.ts';
import { resourcesById } from '../derive/scope.ts';
import type { Located } from '../read/located.ts';
import type { ResourceSource } from '../schema/generated/manifest.ts';
import {
  derived,
  gateSection,
  section,
  verdictsOf,
  wordsSection,
  written,
  type Answer,
  type Fact,
} from './answer.ts';
import { keysOf } from '../link/walk/neededTexts.ts';
import { keyIn, labelKeys } from './labels.ts';
import type { Side } from './side.ts';

/** A page: its facts with their places, its gates, and who opens it. */
export function explainRoute(
  route: ModelRoute,
  offer: Offer,
  side: Side,
  people: readonly Person[],
): Answer {
  const resource = resourcesById(side.project).get(route.resource ?? '');
  return {
    kind: 'route',
    subject: route.name,
    sections: [
      ...section('Facts', [
        written('address', route.path, offer.at()),
        nameFact(route, offer, resource),
        written('view', route.view === '' ? 'none' : route.view, offer.at()),
        pageFact(route, offer),
        ...resourceFacts(route, resource),
        menuFact(route, offer),
        ...oldAddresses(route, side),
      ]),
      ...gateSection(offer, people),
      ...wordsSection(keysOf(route.title), side),
    ],
    verdicts: verdictsOf(offer, side.offers, people),
  };
}

/** A tab, an action or a gated field: where it is shown, its gates, and who reaches it. */
export function explainOffer(offer: Offer, side: Side, people: readonly Person[]): Answer {
  const kind = offer.kind === 'page' ? 'route' : offer.kind;
  const shown = offer.within.flatMap((id) => {
    const page = side.offers.get(id);
    return page ? [written('shown on', page.path ?? page.id, page.at())] : [];
  });
  return {
    kind,
    subject: offer.id,
    sections: [
      ...section('Facts', [
        written(kind, offer.id, offer.at()),
        ...shown,
        ...conditionFacts(offer, side),
      ]),
      ...gateSection(offer, people),
      ...wordsSection(labelKeys(offer, side.model), side),
    ],
    verdicts: verdictsOf(offer, side.offers, people),
  };
}

function nameFact(
  { name }: ModelRoute,
  offer: Offer,
  resource: Located<ResourceSource> | undefined,
): Fact {
  const prefix = resource?.value.name;
  if (!resource || prefix === undefined || !name.startsWith(prefix)) {
    return written('name', name, offer.at());
  }
  const rule = 'the name of the resource and of the page';
  return derived('name', name, rule, { file: resource.file, range: resource.atKey(['name']) });
}

function pageFact({ kind, override, pageOf }: ModelRoute, offer: Offer): Fact {
  if (override !== undefined) {
    const shared = pageOf === undefined ? '' : `, the page of ${pageOf}`;
    return { name: 'page', value: `${kind}, by hand${shared}`, file: override, line: 1 };
  }
  return derived('page', kind, `the generic page of kind ${kind}`, offer.at());
}

function resourceFacts(
  route: ModelRoute,
  resource: Located<ResourceSource> | undefined,
): readonly Fact[] {
  if (!resource) return [];
  const place = (key: string) => ({ file: resource.file, range: resource.atKey([key]) });
  const { value } = resource;
  return [
    written('resource', value.resource, place('resource')),
    ...route.api.map((address) =>
      value.api === undefined
        ? derived('api', address, 'the address of its list without the view (spec 1, section 7)')
        : written('api', address, place('api')),
    ),
  ];
}

/** For which records an action can be used, where not for all. */
function conditionFacts(offer: Offer, { project }: Side): readonly Fact[] {
  const located = resourcesById(project).get(offer.resource ?? '');
  const key = keyIn(offer);
  const when = located?.value.actions?.[key]?.when;
  if (!located || when === undefined) return [];
  const place = { file: located.file, range: located.atKey(['actions', key, 'when']) };
  return [written('when', JSON.stringify(when), place)];
}

function menuFact({ hidden, activeMenu }: ModelRoute, offer: Offer): Fact {
  if (hidden === undefined) return written('menu', 'listed', offer.at());
  if (hidden !== true) {
    const names = hidden.map(({ name, equals }) => `${name} is ${equals}`).join(', ');
    return written('menu', `hidden while ${names}`, offer.at());
  }
  return derived(
    'menu',
    `not listed; marks ${activeMenu}`,
    'only lists and custom pages are in the menu',
    offer.at(),
  );
}

function oldAddresses({ path }: ModelRoute, { project, model }: Side): readonly Fact[] {
  const { app } = project;
  if (!app) return [];
  return Object.entries(model.app.oldAddresses).flatMap(([old, target]) =>
    target.split('?')[0] === path
      ? [written('old address', old, { file: app.file, range: app.atKey(['oldAddresses', old]) })]
      : [],
  );
}
