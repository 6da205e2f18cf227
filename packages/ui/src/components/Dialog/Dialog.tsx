import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { fetchModule } from '../../fetch-module.ts';
import type { DialogProps } from './RadixDialog.tsx';

const load = () => fetchModule(() => import('./RadixDialog.tsx'));

/** Its code cannot be fetched: it is closed at once, and the screen goes on as after any other close instead of going down. */
function Unavailable({ open, onClose, afterClose }: DialogProps) {
  const close = useEffectEvent(() => {
    onClose();
    afterClose?.();
  });
  useEffect(() => {
    if (open) close();
  }, [open]);
  return null;
}

/** What was fetched stays; what could not be is fetched anew when a dialog is opened again. */
const lazyDialog = () =>
  lazy<ComponentType<DialogProps>>(() =>
    load().catch(() => {
      Newest = lazyDialog();
      return { default: Unavailable };
    }),
  );
let Newest = lazyDialog();

/** After what the screen itself needs. */
const IDLE_MS = 2_000;

/**
 * A sheet over the screen that wants an answer. Its code comes once the screen that may open it has been there for a while, so
 * that it opens without a network too, or else when it is first opened.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [Shown, setShown] = useState<typeof Newest>();
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setShown(() => Newest);
  }
  useEffect(() => {
    // A failure here is met again when the dialog opens.
    const timer = setTimeout(() => void load().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (Shown === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
