export default function Unblock() {
  return <p>Why?</p>;
}
