export default function Summary() {
  return <p>Users</p>;
}
