import { patch } from '../../kernel/core/endpoints.ts';

const BASE = 'users/users/:id';

export const unblocking = [
  patch('users/users/:id/unblok', [], answer),
  patch(`${BASE}/unblok`, [], answer),
  patch(`${BASE}/unblock`, [], answer),
];

function answer() {
  return { status: 200 };
}
