import type { DescribedAddresses } from '../../kernel/core/sandbox.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const described: DescribedAddresses = {
  'authentication/password/verify': [['POST'], 'password string* write'],
};

export default described;
