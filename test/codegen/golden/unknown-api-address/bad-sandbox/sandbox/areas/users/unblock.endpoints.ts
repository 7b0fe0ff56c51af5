const BASE = 'users/users/:id';

export default [
  { method: 'PATCH', address: 'users/users/:id/unblok', needs: [], answer },
  { method: 'PATCH', address: `${BASE}/unblok`, needs: [], answer },
  { method: 'PATCH', address: `${BASE}/unblock`, needs: [], answer },
];

function answer() {
  return { status: 200 };
}
