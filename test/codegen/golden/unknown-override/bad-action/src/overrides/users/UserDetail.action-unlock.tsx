export default function Unlock() {
  return <p>Users</p>;
}
