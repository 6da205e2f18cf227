import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross and a press beside it. */
  onClose: () => void;
  /** The question or the thing: 'Delete this review?'. */
  title: string;
  /** One sentence that readers hear with the title. */
  description?: string;
  children?: ReactNode;
  /** Its buttons; the main one last. */
  actions?: ReactNode;
  closeLabel?: string;
}

const load = () => import('./RadixDialog.tsx');
const LazyDialog = lazy(load);

/** Fetches the dialog's code before it is needed: call it when a screen that may open one is idle. */
export function preloadDialog(): void {
  // A failure here is met again, and shown, when the dialog opens.
  load().catch(() => undefined);
}

/** A sheet over the screen that wants an answer. Its code is loaded the first time that it opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
}
