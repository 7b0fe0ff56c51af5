import type { DescribedAddresses } from '../../kernel/core/sandbox.ts';

/** What addresses beside the resources say of their fields. Source: observed, section OPTIONS. */
const described: DescribedAddresses = {
  'authentication/password/verify': [['POST'], 'password string* write'],
};

export default described;
