import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { join } from '../../primitives/join.ts';
import type { CameraLook } from './camera-look.ts';
import * as css from './CameraCapture.css.ts';
import { guideRatios, jpegOf, middleOf, type CameraGuide, type PictureSize } from './take-picture.ts';
import { usePlace } from './use-place.ts';
import { useCameraLook } from './use-camera-look.ts';

export { type CameraLook } from './camera-look.ts';
export { photoFromFile, type CameraGuide, type PictureSize } from './take-picture.ts';

/** The actions of a screen on a visible camera. */
export interface Camera {
  /**
   * The current picture as a JPEG, not mirrored. Called too early, it waits for the first picture. Fails when the
   * camera ends.
   */
  take: (size: PictureSize) => Promise<Blob>;
}

export interface CameraCaptureProps {
  /** The stream of the camera. The opener of the stream closes it. */
  stream: MediaStream;
  /** The name of the picture for screen readers: 'What the camera sees'. */
  label: string;
  /** The subject inside of the frame: a `face`, or a `card`. */
  guide: CameraGuide;
  /** Mirrors the picture, for a camera that faces its holder. The photo is never mirrored. */
  mirrored?: boolean;
  /** The hints about the light and the sharpness, each in a few words. */
  hints: Readonly<Record<CameraLook, string>>;
  /** The instruction for this moment, in place of the hints: 'Smile'. */
  prompt?: string | undefined;
  /** The seconds left, large over the picture. */
  count?: number | undefined;
  /** Takes the photos. */
  ref: Ref<Camera>;
}

/** The first one or two pictures of a camera are black. */
const BLACK_PICTURES = 2;

/**
 * Whether a newly opened camera shows a picture. It needs a moment for that: a press in that moment is not lost. False
 * if the camera ends before.
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

/** The camera's picture, a frame for the subject, and hints. Its buttons are below it. */
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
    // Where the content above leaves too little room, that content scrolls out of view. The buttons must not cover the
    // end of the frame.
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
