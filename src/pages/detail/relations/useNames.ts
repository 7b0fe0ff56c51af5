import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { optionOf, unknownOption, type Option, type OptionValue } from '../../../fields/options.ts';
import { useRequest } from '../../../api/useRequest.ts';

interface Names {
  /** Undefined while it is loading. */
  of(id: OptionValue): string | undefined;
  readonly failed: boolean;
}

/** Names of related records by id. Each id is fetched once. */
export function useNames(model: OptionsModel, ids: readonly OptionValue[]): Names {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [known, setKnown] = useState<ReadonlyMap<OptionValue, string>>(new Map());
  const [taken, setTaken] = useState<readonly Option[]>();
  const missing = ids.filter((id) => !known.has(id));
  const asked = useRequest(
    ['options', model.from, model.query, 'names', missing],
    async (signal): Promise<readonly Option[]> => {
      const query = { ...model.query, ids: missing };
      const page = await provider.options(modelAddress(model.from), query, signal);
      const found = page.data.map((one) => optionOf(one, model));
      // A record out of this person's sight keeps its id as its name.
      return missing.map((id) => found.find(({ value }) => value === id) ?? unknownOption(id));
    },
    {
      enabled: missing.length > 0,
    },
  );
  const { data } = asked;
  if (data && data !== taken) {
    setTaken(data);
    setKnown((old) => new Map([...old, ...data.map((one) => [one.value, one.label] as const)]));
  }
  return { of: (id) => known.get(id), failed: asked.isError };
}
