import { useRef } from 'react';
import { join } from '../../primitives/join.ts';
import { usePlace } from '../CameraCapture/use-place.ts';
import { useObjectUrl } from '../PhotoUpload/use-object-url.ts';
import * as css from './TakenPhoto.css.ts';

export const takenPhotoSizes = ['large', 'small'] as const;
export const takenPhotoGuides = ['face', 'card'] as const;

export interface TakenPhotoProps {
  /** The photo itself; it stays where it is, in memory. */
  photo: Blob;
  /** What it shows, for readers: 'Your selfie'. */
  alt: string;
  /** What it was taken with: upright for a `face`, lying for a `card`. */
  guide: (typeof takenPhotoGuides)[number];
  /** `large` to be looked at closely, `small` beside others. */
  size?: (typeof takenPhotoSizes)[number];
}

/** A photo that was just taken, whole, for whoever took it to look at. */
export function TakenPhoto({ photo, alt, guide, size = 'large' }: TakenPhotoProps) {
  const frame = useRef<HTMLDivElement>(null);
  usePlace(frame);
  const url = useObjectUrl(photo);
  /** Buttons that stay in sight cover none of what is looked at closely. */
  const show = () => {
    if (size === 'large') frame.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={frame} className={join(css.frame, css.frames[size][guide])}>
      {url !== undefined && <img className={css.photo} src={url} alt={alt} onLoad={show} />}
    </div>
  );
}
