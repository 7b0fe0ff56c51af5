import type { ReactNode } from 'react';
import { Card } from '../../../controls/Card.tsx';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useFailureText } from '../../../pages/useFailureText.ts';

interface FigureCardProps {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  /** Height in pixels while loading. */
  readonly height: number;
  readonly error: unknown;
  /** Undefined while loading. */
  readonly children: ReactNode | undefined;
}

/** A card of the dashboard with its content or a failure. */
export function FigureCard({ title, note, tools, height, error, children }: FigureCardProps) {
  const failureText = useFailureText();
  return (
    <Card padded title={title} note={note} tools={tools}>
      {error ? (
        <EmptyLine failed>{failureText(error)}</EmptyLine>
      ) : (
        (children ?? <LoadingBox height={height} />)
      )}
    </Card>
  );
}
