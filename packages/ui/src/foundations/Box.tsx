import * as css from './box.css.ts';

/** Stands for any content in a picture of distances. */
export const Box = ({ children }: { readonly children: string }) => <div className={css.box}>{children}</div>;
