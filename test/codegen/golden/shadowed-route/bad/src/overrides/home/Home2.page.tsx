export default function Home2() {
  return <p>Home</p>;
}
