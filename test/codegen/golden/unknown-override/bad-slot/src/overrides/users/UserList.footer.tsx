export default function Footer() {
  return <p>Users</p>;
}
