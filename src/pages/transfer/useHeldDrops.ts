import { useEffect } from 'react';

/** While the dialog is open, a file dropped beside its field is not opened by the browser. */
export function useHeldDrops(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, [open]);
}
