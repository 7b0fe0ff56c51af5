export default function UserList() {
  return <p>Users</p>;
}
