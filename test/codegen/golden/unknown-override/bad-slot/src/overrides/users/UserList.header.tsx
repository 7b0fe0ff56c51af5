export default function Header() {
  return <p>Users</p>;
}
