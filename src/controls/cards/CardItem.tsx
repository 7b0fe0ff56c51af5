import type { ReactNode } from 'react';

interface CardFact {
  readonly key: string;
  /** Tooltip and name of the value; shown before it unless the fact is plain. */
  readonly label: string;
  readonly value: ReactNode;
  /** The value says what it is. */
  readonly plain?: boolean;
}

interface CardItemProps {
  /** A checkbox. */
  readonly check?: ReactNode;
  readonly name: ReactNode;
  /** The state beside the name. */
  readonly state?: ReactNode;
  readonly facts: readonly CardFact[];
  /** All facts are shown in full, on as many lines as they take; otherwise those that fit into one line. */
  readonly whole?: boolean;
  /** Menu at the end. */
  readonly end?: ReactNode;
  /** Buttons below the facts. */
  readonly below?: ReactNode;
  readonly chosen?: boolean;
  readonly busy?: boolean;
}

/** One card of a `CardFrame`: a name with its state, then facts, then actions. */
export function CardItem(props: CardItemProps): ReactNode {
  const { check, name, state, facts, whole, end, below, chosen, busy } = props;
  return (
    <li data-chosen={chosen || undefined} aria-busy={busy || undefined}>
      {check && <span data-check>{check}</span>}
      <div data-text>
        <div data-name>
          <span>{name}</span>
          {state}
        </div>
        {facts.length > 0 && (
          <dl data-facts data-whole={whole || undefined}>
            {facts.map(({ key, label, value, plain }) => (
              <div key={key} data-plain={plain || undefined} title={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {end && <div data-end>{end}</div>}
      {below && <div data-below>{below}</div>}
    </li>
  );
}
