import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'ops/command-executions': [
    ['GET', 'POST'],
    'id string, command string*, result field read, log_url field read, is_finished boolean read, date_created datetime read, date_finished datetime read, run_as field*, hosts field*',
  ],
};

export default optionsMetadata;
