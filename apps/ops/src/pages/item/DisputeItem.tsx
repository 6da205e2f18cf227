import type { ItemProps } from './item-props.ts';

/** To be written. */
export const DisputeItem = ({ work }: ItemProps) => work.id;
