import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../../src/i18n/i18n.ts';
import { useLanguage } from '../../../src/i18n/LanguageContext.ts';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider.tsx';
import { useFormats } from '../../../src/i18n/useFormats.ts';
import { useText } from '../../../src/i18n/useText.ts';

const languages = [
  { code: 'en', cookie: 'en', name: 'English' },
  { code: 'zh', cookie: 'zh-hans', name: '中文' },
];
const catalogues = {
  en: { start: () => Promise.resolve({ default: { 'shell.logout': 'User' } }) },
  zh: { start: () => Promise.resolve({ default: { 'shell.logout': '用户' } }) },
};

function Page() {
  const { change, language } = useLanguage();
  const [failure, setFailure] = useState('');
  const text = useText();
  const { number, date } = useFormats();
  const [born] = useState(language);
  return (
    <>
      <h1>{text('shell.logout')}</h1>
      <p>born in {born}</p>
      <p>{failure}</p>
      <button onClick={() => void change('zh')}>to Chinese</button>
      <button onClick={() => void change('ja').catch(() => setFailure('no Japanese'))}>
        to Japanese
      </button>
      <p>{number(1234)}</p>
      <p>{date('2026/11/21 22:54:25', 'short')}</p>
    </>
  );
}

describe('the language of the page', () => {
  beforeEach(async () => {
    const i18n = await createI18n({ catalogues, languages, language: 'en' });
    render(
      <LanguageProvider i18n={i18n} languages={languages}>
        <Page />
      </LanguageProvider>,
    );
  });

  it('changes without a reload, and what was typed stays', async () => {
    expect(screen.getByRole('heading').textContent).toBe('User');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByText('11/21/2026')).toBeTruthy();

    fireEvent.click(screen.getByText('to Chinese'));
    expect(await screen.findByText('用户')).toBeTruthy();
    expect(screen.getByText('born in en')).toBeTruthy();
    expect(screen.getByText('2026/11/21')).toBeTruthy();
    // The effects of a rendering may come after what it shows.
    await waitFor(() => expect(document.documentElement.lang).toBe('zh'));
    expect(document.cookie).toContain('django_language=zh-hans');
  });

  it('stays when the other one cannot be loaded', async () => {
    fireEvent.click(screen.getByText('to Japanese'));
    expect(await screen.findByText('no Japanese')).toBeTruthy();
    expect(screen.getByRole('heading').textContent).toBe('User');
  });
});
