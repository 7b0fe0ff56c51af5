import { useImperativeHandle, useState, type Ref } from 'react';
import { useUnloadGuard, type LeaveGuard } from './useUnloadGuard.ts';

/** Set by a form in a dialog, to ask before the dialog closes. */
export interface Closable {
  close(): void;
}

interface ClosingForm {
  readonly closing: Ref<Closable>;
  /** It is being saved and stays open. */
  readonly busy: boolean;
  /** Are there unsaved changes? Called at the moment of closing. */
  unsaved(): boolean;
  onClose(): void;
}

/** Asks before a dialog with unsaved changes is closed, or lost with the whole page. */
export function useCloseGuard(form: ClosingForm): LeaveGuard & Closable {
  const { closing, busy, unsaved, onClose } = form;
  const unload = useUnloadGuard(unsaved);
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (unsaved()) setAsking(true);
    else onClose();
  };
  useImperativeHandle(closing, () => ({ close }));
  return {
    asking: asking || unload.asking,
    close,
    leave: () => {
      setAsking(false);
      if (unload.asking) unload.leave();
      else onClose();
    },
    stay: () => {
      setAsking(false);
      unload.stay();
    },
  };
}
