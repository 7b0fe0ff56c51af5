export default function Names() {
  return <p>Both names follow each other.</p>;
}
