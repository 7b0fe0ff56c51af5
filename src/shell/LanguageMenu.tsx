import Translate from '@mui/icons-material/Translate';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { useWords } from '../i18n/useWords.ts';
import { BarMenu } from './BarMenu.tsx';

/** Chooses the language of the interface; each is called by its own name. Nothing is reloaded. */
export function LanguageMenu(): ReactNode {
  const { language, languages, change } = useLanguage();
  const words = useWords();
  const notify = useNotify();
  const choose = (code: string) => {
    if (code === language) return;
    change(code).catch(() => notify(words('shell.languageFailed'), { type: 'error' }));
  };
  return (
    <BarMenu
      label={words('shell.language')}
      button={<Translate fontSize="small" />}
      choices={languages.map(({ code, name }) => ({
        key: code,
        label: name,
        lang: code,
        radio: true,
        selected: code === language,
        onPress: () => choose(code),
      }))}
    />
  );
}
