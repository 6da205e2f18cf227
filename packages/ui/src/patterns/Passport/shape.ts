/** The shape of an identity card. Large words make it higher. */
export const SHAPE = '328 / 228';

/** The widest that it is drawn. */
export const WIDEST = '26rem';
