import { useRef } from 'react';
import { join } from '../../primitives/join.ts';
import { usePlace } from '../CameraCapture/use-place.ts';
import { useObjectUrl } from '../PhotoUpload/use-object-url.ts';
import * as css from './TakenPhoto.css.ts';

export const takenPhotoSizes = ['large', 'small'] as const;
export const takenPhotoGuides = ['face', 'card'] as const;

export interface TakenPhotoProps {
  /** The photo itself, which stays in memory. */
  photo: Blob;
  /** The description of the photo for screen readers: 'Your selfie'. */
  alt: string;
  /** The guide of the camera: portrait for a `face`, landscape for a `card`. */
  guide: (typeof takenPhotoGuides)[number];
  /** `large` for a close look, `small` beside other photos. */
  size?: (typeof takenPhotoSizes)[number];
}

/** A new photo, shown whole, for a check by the person who took it. */
export function TakenPhoto({ photo, alt, guide, size = 'large' }: TakenPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  usePlace(frame);
  const url = useObjectUrl(photo);
  /** Sticky buttons must not cover a photo for a close look. */
  const show = () => {
    if (size === 'large') frame.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={frame} className={join(css.frame, css.frames[size][guide])}>
      {url !== undefined && <img className={css.photo} src={url} alt={alt} onLoad={show} />}
    </div>
  );
}
