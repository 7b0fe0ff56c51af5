export default [
  { method: 'PATCH', address: 'users/users/:id/unblock', needs: ['users.chnge_user'], answer },
];

function answer() {
  return { status: 200 };
}
