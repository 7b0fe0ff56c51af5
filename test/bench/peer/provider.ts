import { fetchUtils, type AuthProvider, type DataProvider } from 'react-admin';

const API = '/api/v1';

/** Calls the API with the session's cookie and the token against forged requests. */
async function call(path: string, method = 'GET', data?: unknown, signal?: AbortSignal) {
  const token = /(?:^|; )\w*csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = new Headers({ Accept: 'application/json', 'X-CSRFToken': token });
  const body = data === undefined ? null : JSON.stringify(data);
  const init = { method, headers, body, signal: signal ?? null };
  return (await fetchUtils.fetchJson(`${API}/${path}`, init)).json;
}

export const dataProvider: DataProvider = {
  async getList(resource, { pagination, sort, filter, signal }) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 15 };
    const { q, ...filters } = filter;
    const query = new URLSearchParams({
      limit: String(perPage),
      offset: String((page - 1) * perPage),
      ...(sort && { order: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
      ...(q && { search: q }),
      ...filters,
    });
    const { results, count } = await call(`${resource}/?${query}`, 'GET', undefined, signal);
    return { data: results, total: count };
  },
  getOne: async (resource, { id }) => ({ data: await call(`${resource}/${id}/`) }),
  getMany: async (resource, { ids }) => ({ data: await call(`${resource}/?ids=${ids.join(',')}`) }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    dataProvider.getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  create: async (resource, { data }) => ({ data: await call(`${resource}/`, 'POST', data) }),
  async update(resource, { id, data }) {
    return { data: await call(`${resource}/${id}/`, 'PATCH', data) };
  },
  async updateMany(resource, { ids, data }) {
    await Promise.all(ids.map((id) => call(`${resource}/${id}/`, 'PATCH', data)));
    return { data: ids };
  },
  delete: async (resource, { id }) => ({ data: await call(`${resource}/${id}/`, 'DELETE') }),
  async deleteMany(resource, { ids }) {
    await Promise.all(ids.map((id) => call(`${resource}/${id}/`, 'DELETE')));
    return { data: ids };
  },
};

export const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve('/core/auth/login/'),
  checkAuth: () => call('users/profile/'),
  checkError: ({ status }) => (status === 401 ? Promise.reject() : Promise.resolve()),
  async getIdentity() {
    const { id, name } = await call('users/profile/');
    return { id, fullName: name };
  },
};
