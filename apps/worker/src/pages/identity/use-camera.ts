import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The front camera, or the back camera. */
export type Facing = 'user' | 'environment';

/** Why there is no camera: the worker or the browser refused it, the device has none, or it did not open. */
export type CameraProblem = 'refused' | 'none' | 'busy';

type Opened =
  | { readonly stream: MediaStream; readonly hasOther: boolean; readonly problem?: never }
  | { readonly problem: CameraProblem; readonly stream?: never; readonly hasOther?: never };

/** Enough to compare a face, and to read the small print of a card. */
const sizes = {
  user: { width: { ideal: 1280 }, height: { ideal: 720 } },
  environment: { width: { ideal: 1920 }, height: { ideal: 1080 } },
} as const satisfies Record<Facing, MediaTrackConstraints>;

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'none';
}

const close = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

async function open(facing: Facing): Promise<Opened> {
  try {
    const video = { facingMode: facing, ...sizes[facing] };
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    return { stream, hasOther: devices.filter(({ kind }) => kind === 'videoinput').length > 1 };
  } catch (error) {
    // Without https, and in some in-app browsers, the call does not exist. This error ends here as well.
    return { problem: problemOf(error) };
  }
}

const subscribeToSight = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useIsSeen = () => useSyncExternalStore(subscribeToSight, () => !document.hidden);

/** A camera that is open while the component is mounted and the page is visible. */
export function useCamera(first: Facing, isWanted: boolean) {
  const [facing, setFacing] = useState(first);
  const [tries, setTries] = useState(0);
  const isSeen = useIsSeen();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!isWanted || !isSeen) return undefined;
    const over = new AbortController();
    void open(facing).then((now) => {
      if (now.stream === undefined) {
        if (!over.signal.aborted) setOpened(now);
        return;
      }
      const { stream } = now;
      const end = () => {
        close(stream);
        setOpened(undefined);
      };
      if (over.signal.aborted) {
        close(stream);
        return;
      }
      over.signal.addEventListener('abort', end);
      // The camera was unplugged, or another app took it.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => setOpened({ problem: 'busy' }));
      setOpened(now);
    });
    return () => over.abort();
  }, [facing, tries, isSeen, isWanted]);
  return {
    stream: opened?.stream,
    hasOther: opened?.hasOther ?? false,
    problem: opened?.problem,
    facing,
    turn: useCallback(() => setFacing((now) => (now === 'user' ? 'environment' : 'user')), []),
    again: useCallback(() => {
      setOpened(undefined);
      setTries((count) => count + 1);
    }, []),
  };
}
