export default function Summary() {
  return <p>Below the list</p>;
}
