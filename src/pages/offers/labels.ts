import type { Offer, UsualKey } from '../../../codegen/model/offers.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { TextKey } from '#project/generated/texts.ts';

const USUAL_LABELS = {
  create: 'pages.create',
  update: 'pages.update',
  clone: 'pages.clone',
  delete: 'pages.delete',
  'delete-selected': 'pages.removal.bulk',
  'update-selected': 'listTools.bulkUpdate',
  import: 'listTools.import',
  'import-update': 'listTools.import',
  export: 'listTools.export',
  'update-on-detail': 'pages.update',
  'delete-on-detail': 'pages.delete',
} satisfies Record<UsualKey, TextKey>;

/** What an offer is called. */
export function labelOf(offer: Offer): Text {
  return offer.label ?? USUAL_LABELS[offer.key];
}

/** Why an offer is disabled. */
export function reasonOf(state: 'organization' | 'record' | 'licence', offer: Offer): Text {
  if (state === 'licence') return 'app.refused.licence';
  return state === 'organization' ? 'pages.inRoot' : (offer.reason ?? 'pages.notForThis');
}
