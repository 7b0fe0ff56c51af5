import type { DescribedAddresses } from '../../kernel/core/sandbox.ts';

/** What addresses beside the resources say of their fields. Source: observed, section OPTIONS. */
const described: DescribedAddresses = {
  'orgs/orgs/current': [
    ['GET'],
    'id string, name string*, is_default field read, is_root field read, comment string',
  ],
};

export default described;
