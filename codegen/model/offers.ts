import type { Condition } from './conditions.ts';
import type { Gate } from './gates.ts';
import type { OptionsModel } from './fields.ts';
import { operationGate, type Operation, type Owner } from './operations.ts';
import type { ResourceId } from './resourceId.ts';
import type { Text } from './text.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where an offer stands: above a list, in each row, on the page of a record, or for a selection of rows. */
export type OfferPlace = 'list' | 'row' | 'record' | 'selection';

interface OfferFacts<Effect extends OfferEffect> {
  /** The name that `gatehouse explain` knows, after that of the resource: `update-on-detail`, `invite`. */
  readonly key: string;
  readonly on: readonly OfferPlace[];
  readonly gate: Gate;
  /** Who sees it disabled while there is no valid licence. */
  readonly announced?: Gate;
  /** The records that it is for. */
  readonly when?: Condition;
  /** Why it is disabled for the other records. */
  readonly reason?: Text;
  readonly does: Effect;
  /** Asks first; the question names the record or the number of rows. */
  readonly confirm?: true;
  readonly danger?: true;
  /** The user proves their identity first (spec 1, section 2.11). */
  readonly verify?: true;
  /** On a list of a detail page: the action of the page's record, which `when` is about, too. */
  readonly byPage?: true;
  /** What has happened when it has succeeded. */
  readonly done?: Text;
  /** Stands in the row where it can be used, not in its menu. */
  readonly inRow?: true;
  /** Stands beside the title of the record's page where it can be used, not in the card of actions. */
  readonly inHead?: true;
  /** What usually follows after a record was created: the notice offers it. */
  readonly next?: true;
  /** The boolean field of the answer that means success; `msg` beside it has the reason of a failure. */
  readonly success?: string;
  /** Fields of the answer that a dialog shows. */
  readonly show?: readonly string[];
  /** Records of this resource are chosen first; their ids replace `$selection`. */
  readonly pick?: { readonly resource: ResourceId; readonly options: OptionsModel };
  /** Selected rows that are skipped. */
  readonly skip?: Condition;
  /** What the page does afterwards; it reloads its data unless something else is named. */
  readonly then?: 'back' | 'none';
}

/** Create is a menu with one entry per choice of this field; the choice is a query parameter of the create page. */
export interface KindsModel {
  readonly field: string;
  /** Choices that require a valid licence. */
  readonly licensed?: readonly string[];
  /** Choices that the menu leaves out. */
  readonly without?: readonly string[];
  /** For another field, each of its values with the choices that belong to it. */
  readonly under?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

type Query = Readonly<Record<string, string>>;

/** How a removed relation is put back: as new ones are added beside the list. */
export interface PutBack {
  /** The field that names the related record. */
  readonly field: string;
  /** The values that all rows of the list share. */
  readonly where: Query;
}

/** What every resource can have. */
type UsualEffect =
  /** Opens a form: an empty one, that of the record, or one that begins with the values of the record. */
  | {
      readonly kind: 'create';
      readonly query?: Query;
      readonly kinds?: KindsModel;
    }
  | { readonly kind: 'update'; readonly query?: Query }
  | { readonly kind: 'clone'; readonly query?: Query }
  | { readonly kind: 'remove'; readonly putBack?: PutBack | undefined }
  /** `address`: one call with all ids in its address. Otherwise the selection is stored first. */
  | { readonly kind: 'removeSelected'; readonly by?: 'address' }
  /** The fields that can be changed in all selected rows at once. */
  | { readonly kind: 'updateSelected'; readonly fields?: readonly string[] }
  /** Rows of a file become new records, or changes of records (spec 1, section 6). */
  | { readonly kind: 'import' }
  | { readonly kind: 'importChanges' }
  /** The file has an address of its own below the root of the API when it is not that of the list. */
  | { readonly kind: 'export'; readonly from?: string };

/** What a manifest describes as an action. */
export type ActionEffect =
  /** One call; references such as `$record.id` are filled in. */
  | {
      readonly kind: 'call';
      readonly method: HttpMethod;
      readonly address: string;
      readonly body?: unknown;
      readonly query?: Query;
    }
  /** One PATCH of the list address with one item per selected row. */
  | {
      readonly kind: 'each';
      readonly method: 'PATCH' | 'PUT';
      readonly address: string;
      readonly each: Readonly<Record<string, unknown>>;
    }
  /** The selected ids are stored first; the call has the token as `spm`. */
  | { readonly kind: 'spm'; readonly method: HttpMethod; readonly address: string }
  /** Toggles a boolean field with a PATCH of the record. */
  | { readonly kind: 'toggle'; readonly field: string }
  /** A dialog puts off the end that the field says, with a PATCH of the list. */
  | { readonly kind: 'renew'; readonly field: string }
  /** No call: a dialog with the records of another resource, filtered by `where`. */
  | { readonly kind: 'list'; readonly resource: ResourceId; readonly where: Query }
  /**
   * No call: a page of the console. From a form people come back to where they opened it; a page without the frame of the
   * console, such as a log, has a window of its own.
   */
  | {
      readonly kind: 'page';
      readonly address: string;
      readonly isForm?: true;
      readonly inWindow?: true;
    }
  /** No call: an address of the server opens in a new browser tab. */
  | { readonly kind: 'open'; readonly address: string };

export type OfferEffect = UsualEffect | ActionEffect;

/** Whether it changes nothing, and leads to a page or to an address of the server. */
export function leadsElsewhere({ kind }: Pick<OfferEffect, 'kind'>): boolean {
  return kind === 'page' || kind === 'open';
}

/** An offer that a manifest describes as an action. */
export interface Action extends OfferFacts<ActionEffect> {
  readonly label: Text;
}

/** An offer that every resource can have; it is called the same for all of them. */
interface UsualOffer<Effect extends UsualEffect = UsualEffect> extends OfferFacts<Effect> {
  readonly key: UsualKey;
  readonly label?: undefined;
}

/** Something that can be done with the records of a resource. */
export type Offer = Action | UsualOffer;

interface UsualRule extends Pick<UsualOffer, 'does' | 'danger' | 'confirm'> {
  /** Decides which permission it requires. */
  readonly operation: Operation;
  readonly on: readonly [OfferPlace];
}

/** What the usual offers have in common for every resource (spec 1, sections 2.7 and 6). */
export const USUAL_OFFERS = {
  create: { operation: 'create', on: ['list'], does: { kind: 'create' } },
  update: { operation: 'update', on: ['row'], does: { kind: 'update' } },
  clone: { operation: 'clone', on: ['row'], does: { kind: 'clone' } },
  delete: {
    operation: 'deleteRow',
    on: ['row'],
    does: { kind: 'remove' },
    confirm: true,
    danger: true,
  },
  'delete-selected': {
    operation: 'delete',
    on: ['selection'],
    does: { kind: 'removeSelected' },
    confirm: true,
    danger: true,
  },
  'update-selected': {
    operation: 'update',
    on: ['selection'],
    does: { kind: 'updateSelected' },
  },
  import: { operation: 'create', on: ['list'], does: { kind: 'import' } },
  'import-update': { operation: 'update', on: ['list'], does: { kind: 'importChanges' } },
  export: { operation: 'view', on: ['list'], does: { kind: 'export' } },
  'update-on-detail': { operation: 'update', on: ['record'], does: { kind: 'update' } },
  'delete-on-detail': {
    operation: 'delete',
    on: ['record'],
    does: { kind: 'remove' },
    confirm: true,
    danger: true,
  },
} as const satisfies Record<string, UsualRule>;

export type UsualKey = keyof typeof USUAL_OFFERS;

/** A usual offer that differs from its rule. */
export interface UsualDifference
  extends
    Pick<UsualOffer, 'key'>,
    Partial<Pick<UsualOffer, 'gate' | 'when' | 'reason' | 'does' | 'verify'>> {}

/** An action as a definition holds it: its gate is only what the manifest says besides the rule. */
export interface WrittenAction extends Omit<Action, 'gate'> {
  readonly gate?: Gate;
}

/** An offer as a definition holds it; `offersOf` adds what follows by rule. */
export type WrittenOffer = UsualKey | UsualDifference | WrittenAction;

/** A resource as its offers need it. */
export interface OffersOwner extends Owner {
  readonly offers?: readonly WrittenOffer[] | undefined;
}

const completed = new WeakMap<OffersOwner, readonly Offer[]>();

/** All that can be done with the records of a resource, with what follows by rule; completed once. */
export function offersOf(owner: OffersOwner): readonly Offer[] {
  const before = completed.get(owner);
  if (before) return before;
  const offers = (owner.offers ?? []).map((written) => completeOffer(written, owner));
  completed.set(owner, offers);
  return offers;
}

function completeOffer(written: WrittenOffer, owner: Owner): Offer {
  if (typeof written === 'string') return completeOffer({ key: written }, owner);
  if ('label' in written) return completeAction(written, owner);
  const { operation, ...usual } = USUAL_OFFERS[written.key];
  return { ...usual, ...written, gate: operationGate(operation, owner, written.gate) };
}

/** An action of a manifest with its whole gate. */
export function completeAction(action: WrittenAction, owner: Owner): Action {
  return { ...action, gate: operationGate('act', owner, action.gate) };
}

/** The offers of a place in the order of its menu: of a selection the actions come first, elsewhere last. */
export function offersOn(owner: OffersOwner, place: OfferPlace): readonly Offer[] {
  const offers = offersOf(owner).filter(({ on }) => on.includes(place));
  const usual = offers.filter(isUsual);
  const actions = offers.filter(isAction);
  return place === 'selection' ? [...actions, ...usual] : [...usual, ...actions];
}

/** Is it described in a manifest, as opposed to what every resource can have? */
export function isAction(offer: Offer): offer is Action {
  return offer.label !== undefined;
}

export function isUsual(offer: Offer): offer is UsualOffer {
  return offer.label === undefined;
}

/** The actions of a manifest. */
export function actionsOf(owner: OffersOwner): readonly Action[] {
  return offersOf(owner).filter(isAction);
}

/** The first usual offer with such an effect. */
export function offerThat<Kind extends UsualEffect['kind']>(
  offers: readonly Offer[],
  kind: Kind,
): UsualOffer<Extract<UsualEffect, { readonly kind: Kind }>> | undefined {
  return offers.find(
    (offer): offer is UsualOffer<Extract<UsualEffect, { readonly kind: Kind }>> =>
      offer.does.kind === kind,
  );
}
