import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { FitsModel } from '../../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { useRequest } from '../../api/useRequest.ts';
import { offeredBy } from '../offeredBy.ts';
import { entriesOf, isEmpty, plainText } from '../values.ts';

/** What the records chosen in another field of the form have; unknown while none is chosen, or not all are. */
export function useOffered({ chosen, from, has, unless }: FitsModel) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [records, others]: unknown[] = useWatch({ name: [chosen, unless ?? chosen] });
  const ids = entriesOf(records).map(plainText);
  const decided = ids.length > 0 && (unless === undefined || isEmpty(others));
  const { data } = useRequest(
    ['options', from, 'offered', has, ids],
    async (signal) =>
      offeredBy((await provider.options(modelAddress(from), { ids }, signal)).data, has),
    { enabled: decided },
  );
  return { offered: data ?? [], known: decided && data !== undefined };
}
