import type { DrawingName } from './GateDrawing.tsx';
import { lazyPart } from '../i18n/lazyPart.tsx';

const HEIGHT_PX = 92;

/** A drawing, loaded when it is needed; its room is kept, and stays empty where it cannot be had. */
export const Drawing = lazyPart<{ readonly name: DrawingName }>(() => import('./GateDrawing.tsx'), {
  fallback: <div style={{ height: HEIGHT_PX }} />,
  instead: () => null,
});
