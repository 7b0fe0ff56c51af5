import { keepPreviousData } from '@tanstack/react-query';
import type { PlainAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';
import type { Query } from '../../api/request.ts';
import { useRequest } from '../../api/useRequest.ts';

/** Where commands are kept, as one chooses it. */
export interface CommandStorage {
  readonly id: string;
  /** With how many commands of the present search it holds. */
  readonly label: string;
  /** Can it be asked at all? */
  readonly open: boolean;
}

const ADDRESS: PlainAddress = 'terminal/command-storages/tree';

/** @param search the search of the list, which the counts follow */
export function useCommandStorages(search: Query) {
  return useRequest(
    [ADDRESS, search],
    async (signal) =>
      readStorages(await request(ADDRESS, { query: { real: 1, ...search }, signal })),
    { placeholderData: keepPreviousData },
  );
}

/** The storages of the server's tree; its root is no storage. */
export function readStorages(body: unknown): readonly CommandStorage[] {
  const nodes: readonly unknown[] = Array.isArray(body) ? body : [];
  return nodes.flatMap((node) => {
    const facts = new Map<string, unknown>(
      typeof node === 'object' && node !== null ? Object.entries(node) : [],
    );
    const id = facts.get('id');
    if (typeof id !== 'string' || facts.get('pId') === '') return [];
    return [{ id, label: String(facts.get('name') ?? id), open: facts.get('valid') === true }];
  });
}
