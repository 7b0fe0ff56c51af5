import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBox } from './LoadingBox.tsx';
import { PartFailed } from './PartFailed.tsx';
import { useFailureText } from './useFailureText.ts';

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Of the skeleton, in pixels. */
  readonly height: number;
  /** What a failure is told with, before its reason. */
  readonly failed?: string;
  children(data: Data): ReactNode;
}

/** A part of a page with what its query has loaded: before that a skeleton, after a failure its reason. */
export function Loaded<Data>({ query, height, failed, children }: LoadedProps<Data>): ReactNode {
  const failureText = useFailureText();
  const { data, error, refetch } = query;
  if (error) {
    const said = [failed, failureText(error)].filter(Boolean).join(' ');
    return <PartFailed onRetry={() => void refetch()}>{said}</PartFailed>;
  }
  return data === undefined ? <LoadingBox height={height} /> : children(data);
}
