import { useText } from '../../i18n/useText.ts';

export default function Home({ scope }: { readonly scope: string }) {
  const text = useText();
  return (
    <p>
      {text('home.hello')} {text(`home.scope.${scope}`)}
    </p>
  );
}
