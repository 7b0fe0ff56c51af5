export default function Surname() {
  return <p>Users</p>;
}
