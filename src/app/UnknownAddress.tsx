import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { app } from '#project/generated/app.ts';
import { oldAddresses } from '#project/generated/oldAddresses.ts';
import type { NotFoundState } from './NotFoundPage.tsx';
import { newAddress } from '../session/oldAddresses.ts';

/** An address without a route: an old one is redirected to its new path, any other to /404. */
export default function UnknownAddress(): ReactNode {
  const { pathname, search } = useLocation();
  const target = newAddress(oldAddresses, pathname, search);
  if (target !== undefined) return <Navigate to={target} replace />;
  const state: NotFoundState = { asked: app.base + pathname.slice(1) + search };
  return <Navigate to="/404" replace state={state} />;
}
