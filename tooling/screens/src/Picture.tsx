import * as css from './Picture.css.ts';
import type { Device } from './places.ts';
import type { State } from './screens.ts';

interface PictureProps {
  readonly state: State;
  /** A frame of another shape than the screenshot's, where pictures stand in one line. */
  readonly frame?: Device;
}

/** The first view of a state, from its screenshot. The link around it has its name. */
export const Picture = ({ state: { place, picture }, frame = place.device }: PictureProps) => (
  <img
    className={`${css.picture} ${css.device[frame]}`}
    src={picture}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
