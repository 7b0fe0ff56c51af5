import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { PAIR, TREE } from '../../kernel/api/fieldNotation.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'applications/applications/tree': [['GET'], TREE],
  'applications/account-secrets': { shows: 'applications.account', methods: ['GET'] },
  'applications/system-users-apps-relations': { shows: 'applications.account', methods: PAIR },
};

export default optionsMetadata;
