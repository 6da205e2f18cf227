import type { ItemProps } from './item-props.ts';

/** To be written. */
export const ReviewItem = ({ work }: ItemProps) => work.id;
