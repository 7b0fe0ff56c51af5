import Translate from '@mui/icons-material/Translate';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { BarMenu } from './BarMenu.tsx';
import { useText } from '../i18n/useText.ts';

/** Selects the language of the interface, without a reload. Each language has its own name. */
export function LanguageMenu(): ReactNode {
  const { language, languages, change } = useLanguage();
  const text = useText();
  const notify = useNotify();
  const choose = (code: string) => {
    if (code === language) return;
    change(code).catch(() => notify(text('shell.languageFailed'), { type: 'error' }));
  };
  return (
    <BarMenu
      label={text('shell.language')}
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
