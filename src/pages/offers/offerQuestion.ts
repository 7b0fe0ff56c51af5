import type { Offer, OfferPlace } from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { Pending } from '../usePending.ts';
import { labelOf } from './labels.ts';

interface QuestionFacts {
  readonly place: OfferPlace;
  readonly resource: Pick<ResourceDefinition, 'one' | 'many'>;
  /** The record of a row or a page. */
  readonly name: string;
  /** Number of selected records. */
  readonly count: number;
  /** The new state of a switch. */
  readonly on?: boolean | undefined;
  /** The name of a kind of records, as it stands in a sentence. */
  readonly inSentence: (name: ResourceDefinition['one']) => string;
}

/** What is asked before an offer is run. */
export function offerQuestion(
  text: SayText,
  offer: Offer,
  { place, resource, name, count, on, inSentence }: QuestionFacts,
): Pick<Pending, 'title' | 'text' | 'confirmLabel' | 'danger'> {
  const { does, danger } = offer;
  const label = text(labelOf(offer));
  if (does.kind === 'remove') {
    return {
      title: (say) => say('pages.removal.title', { one: inSentence(resource.one), name }),
      text: (say) =>
        does.putBack ? say('relations.question', { name }) : say('pages.removal.question'),
      confirmLabel: text('pages.delete'),
      danger,
    };
  }
  if (does.kind === 'removeSelected') {
    return {
      title: label,
      text: (say) =>
        say('pages.removal.bulkQuestion', {
          count,
          many: inSentence(count === 1 ? resource.one : resource.many),
        }),
      confirmLabel: text('pages.delete'),
      danger,
    };
  }
  return {
    title: label,
    text: (say) => {
      if (place === 'list') return say('pages.action.listQuestion', { action: label });
      if (place === 'selection') {
        return say('pages.action.bulkQuestion', { action: label, smart_count: count });
      }
      const about = { action: label, name };
      if (on === undefined) return say('pages.action.question', about);
      return say(on ? 'pages.action.onQuestion' : 'pages.action.offQuestion', about);
    },
    confirmLabel:
      on === undefined ? label : text(on ? 'pages.action.switchOn' : 'pages.action.switchOff'),
    danger,
  };
}
