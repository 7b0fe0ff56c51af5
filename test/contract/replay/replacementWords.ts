import { isReserved } from './kinds.ts';

/** Keys with values of the protocol, which are kept. */
const PROTOCOL = new Set(
  (
    'protocols type category platform base charset security protocol login_mode action actions ' +
    'confirm_type strategy password_strategy source crontab types operate login_from ip_group ' +
    'time_period ENDPOINT_SUFFIX command_storage replay_storage scope apply_category apply_type ' +
    'sudo shell apply_actions receive_backends protocol_group date_start date_expired port ' +
    'date_end apply_date_start apply_date_expired DOC_TYPE code'
  ).split(' '),
);
/** Shorter texts are kept: probes such as `x`. */
const SHORTEST_WORD = 4;
const TIMES = /^\d\d:\d\d~\d\d:\d\d$/;
const NUMBER = /^-?[\d.]+$/;

/** Replaces each recorded text by one of our own, always the same. */
export class Words {
  readonly #known = new Map<string, string>();

  invent(key: string, word: string): string {
    if (word === '<scrubbed>' || /^[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+$/.test(word))
      return 'Replay-2026';
    if (PROTOCOL.has(key) || word.length < SHORTEST_WORD || NUMBER.test(word)) return word;
    if (isReserved(word) || TIMES.test(word)) return word;
    const kind = kindOf(key, word);
    const place = `${kind} ${word}`;
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const position = [...this.#known.keys()].filter((name) => name.startsWith(`${kind} `)).length;
    const invented = INVENTED[kind](position + 1);
    this.#known.set(place, invented);
    return invented;
  }
}

type WordKind = keyof typeof INVENTED;

const INVENTED = {
  address: (n: number) => `10.88.0.${n}`,
  email: (n: number) => `replayed-${n}@nordhafen.example`,
  link: (n: number) => `https://replayed-${n}.example:9000`,
  path: (n: number) => `C:\\replayed-${n}.exe`,
  nodes: (n: number) => `/Default/Replayed ${n}`,
  phone: (n: number) => `1370000000${n}`,
  words: (n: number) => `replayed ${n}`,
  word: (n: number) => `replayed-${n}`,
};

function kindOf(key: string, word: string): WordKind {
  if (key === 'phone') return 'phone';
  if (key === 'nodes_display') return 'nodes';
  if (/^\d+\.\d+\.\d+\.\d+$/.test(word)) return 'address';
  if (/^https?:\/\//.test(word)) return 'link';
  if (word.startsWith('C:\\')) return 'path';
  if (word.includes(' ')) return 'words';
  return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(word) ? 'email' : 'word';
}
