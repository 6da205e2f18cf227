import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { fetchModule } from '../../fetch-module.ts';
import type { DialogProps } from './RadixDialog.tsx';

const load = () => fetchModule(() => import('./RadixDialog.tsx'));

/**
 * The dialog's code failed to load: it closes at once, and the screen continues as after any other close, without a
 * crash.
 */
function Unavailable({ open, onClose, afterClose }: DialogProps) {
  const close = useEffectEvent(() => {
    onClose?.();
    afterClose?.(() => undefined);
  });
  useEffect(() => {
    if (open) close();
  }, [open]);
  return null;
}

/** Loaded code stays. After a failure, the next open dialog loads it again. */
const lazyDialog = () =>
  lazy<ComponentType<DialogProps>>(() =>
    load().catch(() => {
      Newest = lazyDialog();
      return { default: Unavailable };
    }),
  );
let Newest = lazyDialog();

/** After the resources of the screen itself. */
const IDLE_MS = 2_000;

/**
 * A sheet over the screen that needs an answer. Its code loads a while after the screen that can open it, so that it
 * opens without a network too, or else when it first opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [Shown, setShown] = useState<typeof Newest>();
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setShown(() => Newest);
  }
  useEffect(() => {
    // A failure here occurs again when the dialog opens.
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
