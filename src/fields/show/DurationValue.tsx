import { formatDuration } from '../../i18n/durations.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { plainText } from '../values.ts';

export default function DurationValue({ value }: { readonly value: unknown }) {
  const { language } = useLanguage();
  return <span>{formatDuration(value, language) || plainText(value)}</span>;
}
