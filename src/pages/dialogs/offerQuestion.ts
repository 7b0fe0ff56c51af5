import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { AskedOffer } from '../usePending.ts';

interface OfferQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger: true | undefined;
}

/**
 * What is asked before an offer is run.
 *
 * @param inSentence the name of a kind of records, as it stands in a sentence
 */
export function offerQuestion(
  text: SayText,
  { does, danger, resource, place, record, count, on, ...asked }: AskedOffer,
  inSentence: (name: ResourceDefinition['one']) => string,
  nameOf: (record: FieldRecord) => string,
): OfferQuestion {
  const name = record ? nameOf(record) : '';
  const label = text(asked.label);
  if (does.kind === 'remove') {
    return {
      title: text('pages.removal.title', { one: inSentence(resource.one), name }),
      text: does.putBack ? text('relations.question', { name }) : text('pages.removal.question'),
      confirmLabel: text('pages.delete'),
      danger,
    };
  }
  if (does.kind === 'removeSelected') {
    const many = inSentence(count === 1 ? resource.one : resource.many);
    return {
      title: label,
      text: text('pages.removal.bulkQuestion', { count, many }),
      confirmLabel: text('pages.delete'),
      danger,
    };
  }
  const question = () => {
    if (place === 'list') return text('pages.action.listQuestion', { action: label });
    if (place === 'selection') {
      return text('pages.action.bulkQuestion', { action: label, smart_count: count });
    }
    const about = { action: label, name };
    if (on === undefined) return text('pages.action.question', about);
    return text(on ? 'pages.action.onQuestion' : 'pages.action.offQuestion', about);
  };
  return {
    title: label,
    text: question(),
    confirmLabel:
      on === undefined ? label : text(on ? 'pages.action.switchOn' : 'pages.action.switchOff'),
    danger,
  };
}
