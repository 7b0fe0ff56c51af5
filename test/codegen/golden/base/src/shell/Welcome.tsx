import { useWords } from '../i18n/useWords.ts';

export function Welcome({ name }: { readonly name: string }) {
  const words = useWords();
  return (
    <p>
      {words('shell.welcome', { name })} {words('shell.logout')}
    </p>
  );
}
