import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'audits/command-executions-hosts-relations': [
    ['GET'],
    'id integer read, asset field*, asset_display field read, commandexecution field*, commandexecution_display field read',
  ],
  'audits/my-login-logs': { shows: 'audits.userloginlog', methods: ['GET'] },
};

export default optionsMetadata;
