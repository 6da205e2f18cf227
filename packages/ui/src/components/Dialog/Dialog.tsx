import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './RadixDialog.tsx';

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
