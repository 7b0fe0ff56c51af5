export default function Username() {
  return <b>alice</b>;
}
