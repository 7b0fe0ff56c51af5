import { useEffect, useState, type ReactNode } from 'react';
import type { Picked } from './pick.ts';

/** A frame around a part of the page, with its name. */
export function Outline({ picked }: { readonly picked: Picked }): ReactNode {
  const { element, asked } = picked;
  const [box, setBox] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const measure = () => setBox(element.getBoundingClientRect());
    measure();
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  const { top, left, width, height } = box;
  return (
    <div className="outline" aria-hidden="true" style={{ top, left, width, height }}>
      {asked[0] !== undefined && <span>{asked[0]}</span>}
    </div>
  );
}
