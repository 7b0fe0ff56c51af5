import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../../controls/Card.tsx';
import { Loaded } from '../../../pages/Loaded.tsx';

interface FigureCardProps<Figures> {
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  /** Height in pixels while loading. */
  readonly height: number;
  readonly query: UseQueryResult<Figures>;
  children(figures: Figures): ReactNode;
}

/** A card of the dashboard with its figures or a failure. */
export function FigureCard<Figures>({
  title,
  note,
  tools,
  height,
  query,
  children,
}: FigureCardProps<Figures>): ReactNode {
  return (
    <Card padded title={title} note={note} tools={tools}>
      <Loaded query={query} height={height}>
        {children}
      </Loaded>
    </Card>
  );
}
