import { useState } from 'react';
import { landmarkOf } from '../../theme/landmark.ts';

/** Draws the choices of a select in the landmark that the select stands in (axe: region). */
export function useLandmarkPopup() {
  const [select, setSelect] = useState<HTMLElement | null>(null);
  return [setSelect, { popper: { container: landmarkOf(select) } }] as const;
}
