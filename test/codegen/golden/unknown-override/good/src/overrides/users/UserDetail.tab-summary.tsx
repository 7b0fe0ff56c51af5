export default function Summary() {
  return <p>More about the person</p>;
}
