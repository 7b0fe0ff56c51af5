import { addressErrors } from './addresses.ts';
import type { Behaviour, FieldErrors } from './behaviour.ts';

const LISTS = ['SECURITY_LOGIN_IP_WHITE_LIST', 'SECURITY_LOGIN_IP_BLACK_LIST'] as const;

/** Both lists hold addresses, networks, ranges or `*` (protocol facts, section 16). */
export const securitySettings: Behaviour = {
  validate(values): FieldErrors {
    const wrong = LISTS.flatMap((name) => {
      const errors = addressErrors(values[name]);
      return errors ? [[name, errors] as const] : [];
    });
    return Object.fromEntries(wrong);
  },
};
