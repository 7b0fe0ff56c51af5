import { patch } from '../../kernel/core/endpoints.ts';

export const unblocking = [
  patch('users/users/:id/unblock', 'users.chnge_user', answer),
  patch('users/users/:id/unblock', ['users.change_user', 'users.chnge_user'], answer),
];

function answer() {
  return { status: 200 };
}
