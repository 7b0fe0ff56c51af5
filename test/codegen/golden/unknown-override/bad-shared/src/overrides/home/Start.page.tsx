export default function Start() {
  return <p>Start</p>;
}
