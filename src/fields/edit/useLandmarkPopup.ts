import { useState } from 'react';
import { landmarkOf } from '../../theme/landmark.ts';

/** Renders the popup of a select in the landmark of the select (axe: region). */
export function useLandmarkPopup() {
  const [select, setSelect] = useState<HTMLElement | null>(null);
  return [setSelect, { popper: { container: landmarkOf(select) } }] as const;
}
