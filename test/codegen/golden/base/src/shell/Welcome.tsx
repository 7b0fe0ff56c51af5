import { useText } from '../i18n/useText.ts';

export function Welcome({ name }: { readonly name: string }) {
  const text = useText();
  return (
    <p>
      {text('shell.welcome', { name })} {text('shell.logout')}
    </p>
  );
}
