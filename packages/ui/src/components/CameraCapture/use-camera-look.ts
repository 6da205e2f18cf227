import { useEffect, useState, type RefObject } from 'react';
import { lookOf, type CameraLook, type Pixels } from './camera-look.ts';

/** Twice a second with so few pixels costs even a slow phone almost nothing. */
const EVERY_MILLISECONDS = 500;
const SAMPLE = { width: 120, height: 90 };
/** The share of the middle in each direction: the surroundings of a face or a card do not count. */
const MIDDLE = 0.5;

function sample(video: HTMLVideoElement, canvas: HTMLCanvasElement): Pixels | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || document.hidden) return undefined;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const [wide, high] = [videoWidth * MIDDLE, videoHeight * MIDDLE];
  const { width, height } = SAMPLE;
  context?.drawImage(
    video,
    (videoWidth - wide) / 2,
    (videoHeight - high) / 2,
    wide,
    high,
    0,
    0,
    width,
    height,
  );
  return context?.getImageData(0, 0, width, height);
}

/** The verdict on the picture after two equal samples in a row: a flickering hint is no advice. */
export function useCameraLook(video: RefObject<HTMLVideoElement | null>): CameraLook | undefined {
  const [settled, setSettled] = useState<CameraLook>();
  useEffect(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, SAMPLE);
    let last: CameraLook | undefined;
    const timer = setInterval(() => {
      const pixels = video.current === null ? undefined : sample(video.current, canvas);
      if (pixels === undefined) return;
      const look = lookOf(pixels);
      if (look === last) setSettled(look);
      last = look;
    }, EVERY_MILLISECONDS);
    return () => {
      clearInterval(timer);
    };
  }, [video]);
  return settled;
}
