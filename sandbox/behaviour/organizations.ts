import { DEFAULT_ORGANIZATION, organizationRecord } from '../wire/organizations.ts';
import type { Behaviour } from './behaviour.ts';

/** Organizations are only looked at so far. The root one is in no list. */
export const organizations: Behaviour = {
  computed: ['is_default', 'is_root'],
  readOnly: true,
  represent(rows, records) {
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      record['is_default'] = row['id'] === DEFAULT_ORGANIZATION;
      record['is_root'] = false;
    });
  },
  endpoints: [
    {
      method: 'GET',
      address: 'orgs/orgs/current',
      needs: [],
      answer: (call) => ({
        status: 200,
        body: { ...organizationRecord(call.organization), comment: call.organization.comment },
      }),
    },
  ],
};
