import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import type { CameraLook } from './camera-look.ts';
import * as css from './CameraCapture.css.ts';
import { guideRatios, jpegOf, middleOf, type CameraGuide, type PictureSize } from './take-picture.ts';
import { usePlace } from './use-place.ts';
import { useCameraLook } from './use-camera-look.ts';

export { type CameraLook } from './camera-look.ts';
export { photoFromFile, type CameraGuide, type PictureSize } from './take-picture.ts';

/** What a screen does with a camera that is shown. */
export interface Camera {
  /** What is seen now, as a JPEG, the right way round; asked for too early, what is seen first. Fails when the camera goes. */
  take: (size: PictureSize) => Promise<Blob>;
}

export interface CameraCaptureProps {
  /** What the camera sees. Whoever opened it closes it. */
  stream: MediaStream;
  /** What it shows, for readers: 'What the camera sees'. */
  label: string;
  /** What has to be inside of the frame: a `face`, or a `card`. */
  guide: CameraGuide;
  /** As in a mirror, where it looks at who holds it. What is taken is never turned round. */
  mirrored?: boolean;
  /** What is said of the light and the sharpness, each in a few words. */
  hints: Readonly<Record<CameraLook, string>>;
  /** What to do this very moment, in place of the hints: 'Smile'. */
  prompt?: string | undefined;
  /** Seconds left, large over the picture. */
  count?: number | undefined;
  /** Takes the pictures. */
  ref: Ref<Camera>;
}

/** Cameras begin with a picture or two that are black. */
const BLACK_PICTURES = 2;

/**
 * Whether a camera that has just been opened comes to show something, which takes it a moment: a press in that moment is not
 * lost. Or it goes before.
 */
const comesToShow = (video: HTMLVideoElement, gone: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    let black = BLACK_PICTURES;
    const look = () => {
      if (black === 0) resolve(true);
      else video.requestVideoFrameCallback(look);
      black -= 1;
    };
    video.requestVideoFrameCallback(look);
    gone.addEventListener('abort', () => resolve(false));
  });

/** What a camera sees, a frame for what belongs into it, and what could be better. Its buttons stand below it. */
export function CameraCapture({
  stream,
  label,
  guide,
  mirrored = false,
  hints,
  prompt,
  count,
  ref,
}: CameraCaptureProps) {
  const video = useRef<HTMLVideoElement>(null);
  const shows = useRef<Promise<boolean>>(undefined);
  const whole = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  usePlace(view);
  const look = useCameraLook(video);
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return undefined;
    const gone = new AbortController();
    shown.srcObject = stream;
    shows.current = comesToShow(shown, gone.signal);
    // Where what stands above leaves it too little room, that goes out of sight, and not the end of the frame below the buttons.
    void shows.current.then((isShown) => isShown && whole.current?.scrollIntoView({ block: 'nearest' }));
    return () => {
      gone.abort();
      shown.srcObject = null;
    };
  }, [stream]);
  useImperativeHandle(
    ref,
    () => ({
      async take(size) {
        const shown = video.current;
        if (shown === null || (await shows.current) !== true) throw new Error('The camera shows nothing');
        return jpegOf(shown, middleOf(shown.videoWidth, shown.videoHeight, guideRatios[guide]), size);
      },
    }),
    [guide],
  );
  return (
    <div ref={whole}>
      <output className={css.hint}>{prompt ?? (look && hints[look])}</output>
      <div ref={view} className={join(css.view, css.guides[guide].view)}>
        <video
          ref={video}
          className={join(css.video, mirrored && css.mirrored)}
          aria-label={label}
          autoPlay
          playsInline
          muted
        />
        <div className={join(css.frame, css.guides[guide].frame)} />
        <output className={css.count}>{count}</output>
      </div>
    </div>
  );
}
