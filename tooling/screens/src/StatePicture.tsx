import * as css from './StatePicture.css.ts';

/** A small screenshot of a state. The link below it has its name. */
export function StatePicture({ src }: { readonly src: string | undefined }) {
  return <img className={css.picture} src={src} alt="" loading="lazy" decoding="async" />;
}
