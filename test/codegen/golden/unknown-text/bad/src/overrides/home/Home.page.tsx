import { useText } from '../../i18n/useText.ts';

const FIELD = { name: 'who', type: 'string', label: 'shell.welcom' };

export default function Home({ scope }: { readonly scope: string }) {
  const text = useText();
  return (
    <p>
      {text(FIELD.label)} {text(`scope.${scope}`)}
    </p>
  );
}
