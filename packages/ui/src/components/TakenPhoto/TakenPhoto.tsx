import { join } from '../../primitives/join.ts';
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
  const url = useObjectUrl(photo);
  return (
    <div className={join(css.frame, css.frames[size][guide])}>
      {url !== undefined && <img className={css.photo} src={url} alt={alt} />}
    </div>
  );
}
