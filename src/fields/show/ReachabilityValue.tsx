import { StatusIcon, type StatusIconProps } from '../../controls/StatusIcon.tsx';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

interface Sign extends Pick<StatusIconProps, 'shape' | 'tone'> {
  readonly word: TextKey;
}

const UNKNOWN: Sign = { shape: 'dot', tone: 'quiet', word: 'pages.value.unknown' };
const SIGNS: Readonly<Record<string, Sign>> = {
  ok: { shape: 'check', tone: 'good', word: 'pages.value.reachable' },
  failed: { shape: 'cross', tone: 'bad', word: 'pages.value.unreachable' },
};

interface ReachabilityValueProps {
  readonly value: unknown;
  readonly inWords?: boolean;
}

/** Whether something answers: reachable, unreachable or unknown (spec 1, section 4). */
export function ReachabilityValue({ value, inWords = false }: ReachabilityValueProps) {
  const text = useText();
  const { word, ...sign } = SIGNS[String(value)] ?? UNKNOWN;
  return <StatusIcon {...sign} label={text(word)} inWords={inWords} />;
}
